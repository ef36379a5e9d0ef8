/** The text on one line: whitespace and control characters become spaces, trimmed at both ends. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
