/** The number of significant digits that a number keeps exactly when it is stored and shown again. */
export const mostDigits = 15;

/**
 * Reads a number from a text such as `-12.50` or `1e3`; undefined if the text is not a number, or has so many digits that the
 * number would be stored as a different one.
 */
export function exactNumber(text: string): number | undefined {
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) || countDigits(text) > mostDigits)
    return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** The number of significant digits: without leading and trailing zeros. */
export function countDigits(text: string): number {
  const [digits = ''] = text.toLowerCase().split('e');
  const counted = [...digits].filter((char) => char >= '0' && char <= '9');
  const first = counted.findIndex((digit) => digit !== '0');
  return first === -1 ? 0 : counted.findLastIndex((digit) => digit !== '0') - first + 1;
}

/** The number in a text that was typed, with a point or a comma before its decimal places. */
export function typedNumber(text: string): number | undefined {
  return exactNumber(text.trim().replace(',', '.'));
}
