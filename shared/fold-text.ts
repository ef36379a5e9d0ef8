import { normalizeText } from './normalize-text.ts';

/** Spellings of letters that Unicode does not decompose into a Latin letter and marks. */
const spellings: Readonly<Record<string, string>> = {
  æ: 'ae', đ: 'dj', ð: 'd', ħ: 'h', ı: 'i', ĳ: 'ij', ĸ: 'k', ł: 'l', ŋ: 'ng', ø: 'o', œ: 'oe', ß: 'ss', ŧ: 't', þ: 'th',
  ſ: 's', ƒ: 'f', ə: 'e', ɓ: 'b', ɖ: 'd', ɗ: 'd', ɛ: 'e', ɣ: 'g', ƙ: 'k', ɔ: 'o', ƴ: 'y', ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl',
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'dj', е: 'e', ж: 'z', з: 'z', и: 'i', 'и\u0306': 'j', ј: 'j', к: 'k', л: 'l',
  љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c',
  џ: 'dz', ш: 's', щ: 'sc', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'ju', я: 'ja', ѕ: 'dz', і: 'i', є: 'je', ґ: 'g',
}; // prettier-ignore

/**
 * Converts Latin and Cyrillic letters to lower-case Latin ones without diacritics: `Čaj`, `ЧАЈ` and `caj` become equal,
 * and so do `Łódź` and `lodz`. Other scripts only become lower case.
 */
export function foldText(text: string): string {
  return normalizeText(text.toLowerCase(), 'NFD')
    .replace(/и\u0306|\P{ASCII}/gu, (letter) => spellings[letter] ?? letter)
    .replace(/\p{M}/gu, '');
}
