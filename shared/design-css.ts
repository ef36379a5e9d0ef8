import { cornerScales, spaceScales, type SiteDesign } from './site-design.ts';
import {
  fontPairings,
  filesOfPairing,
  systemFonts,
  type FontFile,
  type FontPairing,
  type SiteFont,
} from './site-fonts.ts';
import { paletteEntries, paletteOf } from './site-palette.ts';
import type { WorkspaceType } from './wire/workspaces.ts';

/** Lengths of the space scale, in rem, before the factor of the design. */
const spaces = { small: 0.5, medium: 1, large: 2, huge: 4 } as const;

/** The custom properties of a design by name. Colours are for light and dark mode, whichever `color-scheme` allows. */
export function designProperties(design: SiteDesign, type: WorkspaceType): Readonly<Record<string, string>> {
  const light = paletteOf(design, 'light');
  const dark = paletteOf(design, 'dark');
  const colors = paletteEntries.flatMap((entry) => {
    const name = entry.replace('.', '-');
    const [one, other] = [light.backgrounds[entry], dark.backgrounds[entry]];
    return [
      [`--site-${name}`, inBoth(one.color, other.color)],
      [`--site-on-${name}`, inBoth(one.text, other.text)],
    ];
  });
  const { radius, button } = cornerScales[design.corners];
  const factor = spaceScales[design.spacing];
  return {
    ...(Object.fromEntries(colors) as Record<string, string>),
    '--site-accent': inBoth(light.accents[0], dark.accents[0]),
    '--site-accent-2': inBoth(light.accents[1], dark.accents[1]),
    ...fontProperties(design, type),
    '--site-radius': `${radius}rem`,
    '--site-button-radius': `${button}rem`,
    '--site-space': String(factor),
    ...Object.fromEntries(
      Object.entries(spaces).map(([name, rem]) => [`--site-space-${name}`, `${rem * factor}rem`]),
    ),
  };
}

/** The font files of a design; none for the fonts of the device. */
export function designFontFiles({ fonts }: Pick<SiteDesign, 'fonts'>): readonly FontFile[] {
  return fonts === 'system' ? [] : filesOfPairing(fontPairings[fonts]);
}

/** A style sheet with the custom properties and fonts of a design. `fontsAt` is the address of all fonts, with a slash. */
export function designCss(design: SiteDesign, type: WorkspaceType, fontsAt: string): string {
  const faces = designFontFiles(design).map(
    ({ family, style, weights, range, path }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weights};font-display:swap;` +
      `src:url("${fontsAt}${path}") format("woff2");unicode-range:${range}}\n`,
  );
  const properties = Object.entries(designProperties(design, type)).map(
    ([name, value]) => `  ${name}: ${value};\n`,
  );
  return `${faces.join('')}:root {\n  color-scheme: light dark;\n${properties.join('')}}\n`;
}

function inBoth(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

function fontProperties({ fonts }: SiteDesign, type: WorkspaceType): Readonly<Record<string, string>> {
  const system = systemFonts[type];
  const pairing: FontPairing | undefined = fonts === 'system' ? undefined : fontPairings[fonts];
  const { weight, tracking } = pairing ?? system;
  return {
    '--site-font-text': pairing?.text === undefined ? system.families : familiesOf(pairing.text),
    '--site-font-title': pairing === undefined ? system.families : familiesOf(pairing.title),
    '--site-title-weight': String(weight),
    '--site-title-tracking': `${tracking}em`,
  };
}

function familiesOf({ family, fallback }: SiteFont): string {
  return `"${family}", ${fallback}`;
}
