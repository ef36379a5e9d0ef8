/** Parses a colour to `#aabbcc`; undefined if it is invalid. `#abc` is short for it, and `#` may be missing. */
export function readHex(text: string): string | undefined {
  const [, digits = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${pairs.toLowerCase()}`;
}

/** Contrast of a colour as `#aabbcc` with white and black: from 1 to 21, to one decimal place (WCAG 2). */
export function contrastOf(hex: string): { readonly white: number; readonly black: number } {
  const light = lightnessOf(hex);
  const rounded = (ratio: number) => Math.floor(ratio * 10) / 10;
  return { white: rounded(1.05 / (light + 0.05)), black: rounded((light + 0.05) / 0.05) };
}

function lightnessOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
