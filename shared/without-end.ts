/**
 * Removes the last characters that match. Reads each character once, while the expression `/[…]+$/` starts again at
 * every character of the text.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
