import { shadeWithContrast } from './contrast-shade.ts';
import { contrast, toHex, toOklab } from './oklab.ts';
import type { SiteDesign } from './site-design.ts';

/** The backgrounds of blocks, as the field type `background` has them. */
export const paletteEntries = [
  'white',
  'black',
  'light',
  'primary.light',
  'primary.main',
  'primary.dark',
  'secondary.light',
  'secondary.main',
  'secondary.dark',
] as const;
export type PaletteEntry = (typeof paletteEntries)[number];

/** A background and the colour of text on it, `#RRGGBB`. */
export interface PaletteColor {
  readonly color: string;
  readonly text: string;
}

export interface SitePalette {
  readonly backgrounds: Readonly<Record<PaletteEntry, PaletteColor>>;
  /** Links and other text in the colours of the brand, on `white` and `light`. */
  readonly accents: readonly [primary: string, secondary: string];
}

/** The contrast of long text with its background (WCAG 1.4.6). */
export const enoughForReading = 7;

/** The minimum contrast of a button with the page (WCAG 1.4.11). */
const enoughForShapes = 3;

/** Whether dark text is easier to read on this colour than light text. */
export function takesDarkText(hex: string): boolean {
  return contrast('#000000', hex) > contrast('#FFFFFF', hex);
}

/** The colours of a design. Text has a contrast of at least 4.5 with its background, for any choice. */
export function paletteOf(design: SiteDesign, mode: 'light' | 'dark'): SitePalette {
  const grounds = mode === 'light' ? design : darkGrounds(design);
  const ink = (hex: string) => textOn(hex, mode === 'light' ? design.black : design.light);
  const ground = (color: string) => ({ color, text: ink(color) });
  const primary = shadesOf(design.primary, mode, grounds.white);
  const secondary = shadesOf(design.secondary, mode, grounds.white);
  return {
    backgrounds: {
      white: ground(grounds.white),
      black: ground(grounds.black),
      light: ground(grounds.light),
      'primary.light': primary.light,
      'primary.main': primary.main,
      'primary.dark': primary.dark,
      'secondary.light': secondary.light,
      'secondary.main': secondary.main,
      'secondary.dark': secondary.dark,
    },
    accents: [accentOf(design.primary, grounds), accentOf(design.secondary, grounds)],
  };
}

/** The backgrounds of most of a page. */
export type Grounds = Pick<SiteDesign, 'white' | 'light'>;

/** The contrast of text in a colour with the ground on which it is harder to read. */
export function contrastOnGrounds(hex: string, { white, light }: Grounds): number {
  return Math.min(contrast(hex, white), contrast(hex, light));
}

/** The nearest shade of a colour in which text can be read on both grounds. */
export function accentOf(hex: string, grounds: Grounds): string {
  const direction = takesDarkText(grounds.white) ? -1 : 1;
  return shadeWithContrast(hex, direction, (shade) => contrastOnGrounds(shade, grounds));
}

/** The hue of the dark ground, nearly without colour: a page in dark mode is not a painted wall. */
function darkGrounds({ black }: SiteDesign): Grounds & Pick<SiteDesign, 'black'> {
  const ground = (l: number) => toned(black, l, { share: 1, most: 0.018 });
  return { white: ground(0.19), light: ground(0.235), black: ground(0.14) };
}

function shadesOf(hex: string, mode: 'light' | 'dark', ground: string) {
  const isDark = mode === 'dark';
  const colored = (color: string): PaletteColor => ({ color, text: textOn(color, color) });
  const { l } = toOklab(hex);
  const main = isDark ? shadeWithContrast(hex, 1, (shade) => contrast(shade, ground), enoughForShapes) : hex;
  const deep = toned(hex, Math.min(l * 0.7, 0.4) * (isDark ? 0.85 : 1), { share: 0.8 });
  const readable = shadeWithContrast(deep, -1, (shade) => contrast(shade, '#FFFFFF'), enoughForReading);
  return {
    light: colored(toned(hex, isDark ? 0.3 : 0.93, { share: isDark ? 0.5 : 0.32, most: 0.06 })),
    main: colored(main),
    dark: colored(readable),
  };
}

/** The colour of text on a background: with a trace of the hue of `like` where the contrast allows it. */
function textOn(hex: string, like: string): string {
  const isDark = takesDarkText(hex);
  const tinted = toned(like, isDark ? 0.23 : 0.965, { share: 0.35, most: 0.03 });
  if (contrast(tinted, hex) >= enoughForReading) return tinted;
  return isDark ? '#000000' : '#FFFFFF';
}

/** A colour of this hue and lightness, with a share of its colourfulness and at most this much. */
function toned(hex: string, l: number, { share, most = 1 }: { share: number; most?: number }): string {
  const { a, b } = toOklab(hex);
  const chroma = Math.hypot(a, b);
  const kept = chroma === 0 ? 0 : Math.min(share, most / chroma);
  return toHex({ l, a: a * kept, b: b * kept });
}
