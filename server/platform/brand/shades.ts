import type { BrandShades } from '../../../shared/brand.ts';
import { shadeWithContrast } from '../../../shared/contrast-shade.ts';
import { contrast, toHex, toOklab } from '../../../shared/oklab.ts';
import { darkColors, lightColors } from '../../../theme/tokens.ts';

export type Mode = 'light' | 'dark';

/** Backgrounds of text and links in a brand colour. */
const surfaces = {
  light: Object.values(lightColors.surface),
  dark: Object.values(darkColors.surface),
} as const;

export function leastContrast(hex: string, mode: Mode): number {
  return Math.min(...surfaces[mode].map((surface) => contrast(hex, surface)));
}

/**
 * The shades of a brand colour, given as `#RRGGBB`. The colour itself changes only if text in it would be illegible.
 */
export function shadesOf(hex: string, mode: Mode): BrandShades {
  const main = shadeWithContrast(hex, mode === 'light' ? -1 : 1, (shade) => leastContrast(shade, mode));
  const { l, a, b } = toOklab(main);
  const shade = (by: number) => toHex({ l: l + by, a, b });
  if (mode === 'light') return { light: shade(0.13), main, dark: shade(-0.1), contrastText: '#FFFFFF' };
  const contrastText = toHex({ l: 0.22, a: a * 0.4, b: b * 0.4 });
  return {
    light: shade(0.08),
    main,
    dark: shadeWithContrast(shade(-0.12), 1, (darker) => contrast(darker, contrastText)),
    contrastText,
  };
}
