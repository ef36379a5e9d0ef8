/** Beyond 30 marks, as many as may follow a letter in the format that Unicode made for streams. */
const longRun = /(\p{M}{30})\p{M}+/gu;

/**
 * Normalizes the text and keeps at most 30 marks after a letter. Without that limit, a text of marks alone takes
 * quadratic time, because they are sorted. No language puts more than a few marks on a letter.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD'): string {
  return text.replace(longRun, '$1').normalize(form);
}
