import type { BrandShades } from '../../../shared/brand.ts';
import { darkColors, lightColors } from '../../../theme/tokens.ts';
import { contrast, toHex, toOklab } from './oklab.ts';

/** A colour mode. */
export type Mode = 'light' | 'dark';

/** The contrast of text with what it is drawn on (WCAG 1.4.3). */
export const enough = 4.5;

/** What text and links in a brand colour are drawn on. */
const surfaces = {
  light: Object.values(lightColors.surface),
  dark: Object.values(darkColors.surface),
} as const;

/** The least contrast of a colour with the surfaces of a mode. */
export function leastContrast(hex: string, mode: Mode): number {
  return Math.min(...surfaces[mode].map((surface) => contrast(hex, surface)));
}

/** The shades of a brand colour, given as `#RRGGBB`. The colour itself changes only if text in it could not be read. */
export function shadesOf(hex: string, mode: Mode): BrandShades {
  const main = readable(hex, mode === 'light' ? -1 : 1, (shade) => leastContrast(shade, mode));
  const { l, a, b } = toOklab(main);
  const shade = (by: number) => toHex({ l: l + by, a, b });
  if (mode === 'light') return { light: shade(0.13), main, dark: shade(-0.1), on: '#FFFFFF' };
  const on = toHex({ l: 0.22, a: a * 0.4, b: b * 0.4 });
  return {
    light: shade(0.08),
    main,
    dark: readable(shade(-0.12), 1, (darker) => contrast(darker, on)),
    on,
  };
}

/** Makes a colour lighter (1) or darker (-1) in small steps until its contrast is enough. */
function readable(hex: string, direction: 1 | -1, contrastOf: (hex: string) => number): string {
  const { l, a, b } = toOklab(hex);
  let shade = hex;
  for (let step = 1; contrastOf(shade) < enough && step <= 100; step++)
    shade = toHex({ l: l + (direction * step) / 100, a, b });
  return shade;
}
