import type { BrandPalette } from '../../../shared/brand.ts';
import { enoughForText } from '../../../shared/contrast-shade.ts';
import { darkColors, lightColors } from '../../../theme/tokens.ts';
import { ConfigError, type ReadVariable } from '../environment.ts';
import { leastContrast, shadesOf, type Mode } from './shades.ts';

export interface ReadColors {
  readonly light: BrandPalette;
  readonly dark: BrandPalette;
  /** Whether any of them is configured. */
  readonly own: boolean;
  /** A sentence for each colour that had to change. */
  readonly notes: readonly string[];
}

/** Reads `OCTAVO_BRAND_PRIMARY`, `OCTAVO_BRAND_SECONDARY` and their `_DARK` variants for dark mode. */
export function readColors(read: ReadVariable): ReadColors {
  const primary = readTone(read, 'OCTAVO_BRAND_PRIMARY');
  const secondary = readTone(read, 'OCTAVO_BRAND_SECONDARY');
  return {
    light: {
      primary: primary?.light ?? lightColors.primary,
      secondary: secondary?.light ?? lightColors.secondary,
    },
    dark: {
      primary: primary?.dark ?? darkColors.primary,
      secondary: secondary?.dark ?? darkColors.secondary,
    },
    own: primary !== undefined || secondary !== undefined,
    notes: [...(primary?.notes ?? []), ...(secondary?.notes ?? [])],
  };
}

function readTone(read: ReadVariable, name: string) {
  const light = readColor(read, name);
  const ofDark = readColor(read, `${name}_DARK`);
  if (light === undefined) {
    if (ofDark === undefined) return undefined;
    throw new ConfigError(`${name} is missing: ${name}_DARK needs it.`);
  }
  const shades = { light: shadesOf(light, 'light'), dark: shadesOf(ofDark ?? light, 'dark') };
  return {
    ...shades,
    notes: [
      ...describeChange(name, light, shades.light.main, 'light'),
      // Derived colours are not reported.
      ...(ofDark === undefined ? [] : describeChange(`${name}_DARK`, ofDark, shades.dark.main, 'dark')),
    ],
  };
}

function readColor(read: ReadVariable, name: string): string | undefined {
  const text = read(name);
  if (text === undefined) return undefined;
  if (!/^#[\da-f]{6}$/i.test(text))
    throw new ConfigError(`${name} must be a colour of six hexadecimal digits, as in #0F5C6E.`);
  return text.toUpperCase();
}

function describeChange(name: string, given: string, used: string, mode: Mode): readonly string[] {
  if (given === used) return [];
  // Round down: 4.49 is not enough.
  const ratio = (Math.floor(leastContrast(given, mode) * 10) / 10).toFixed(1);
  const what = `${name} is ${given}, which has a contrast of ${ratio} with the surfaces of the ${mode} mode`;
  return [`${what}; text needs ${enoughForText}. Octavo uses ${used} instead.`];
}
