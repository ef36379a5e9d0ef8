/** The text with one space in place of every line break and the space around it. */
export function withoutLineBreaks(text: string): string {
  return text.replace(/\s+/g, (space) => (/[\n\r\u2028\u2029]/.test(space) ? ' ' : space));
}
