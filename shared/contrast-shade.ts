import { toHex, toOklab } from './oklab.ts';

/** The minimum contrast of text with its background (WCAG 1.4.3). */
export const enoughForText = 4.5;

/** Makes `#RRGGBB` lighter (1) or darker (-1) in small steps until its contrast is enough, or it is white or black. */
export function shadeWithContrast(
  hex: string,
  direction: 1 | -1,
  contrastOf: (hex: string) => number,
  enough: number = enoughForText,
): string {
  const { l, a, b } = toOklab(hex);
  let shade = hex;
  for (let step = 1; contrastOf(shade) < enough && step <= 100; step++)
    shade = toHex({ l: l + (direction * step) / 100, a, b });
  return shade;
}
