/** The text in one line: whatever is blank or steers a screen becomes a space, and none is left at the ends. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
