/** A bundled family: a variable font from the package `@fontsource-variable/<folder>`. */
export interface SiteFont {
  readonly family: string;
  readonly folder: string;
  /** The exact version of the package. It is in the address of the files, which therefore never change. */
  readonly version: string;
  /** The weights it contains, as `font-weight` of `@font-face`. */
  readonly weights: string;
  readonly fallback: string;
  readonly hasItalic: boolean;
}

const sans = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', system-ui, sans-serif";
const serif = "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Noto Serif', 'Liberation Serif', serif";
const grotesque =
  "'Helvetica Neue', Inter, 'Arial Nova', 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif";

function font(family: string, weights: string, fallback: string, more: Partial<SiteFont> = {}): SiteFont {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  return { family, folder, version: '5.3.0', weights, fallback, hasItalic: true, ...more };
}

const inter = font('Inter', '100 900', sans);
const manrope = font('Manrope', '200 800', sans, { hasItalic: false });
const montserrat = font('Montserrat', '100 900', sans);
const playfair = font('Playfair Display', '400 900', serif);
const lora = font('Lora', '400 700', serif);
const sourceSerif = font('Source Serif 4', '200 900', serif, { version: '5.3.1' });

export const siteFonts: readonly SiteFont[] = [inter, manrope, montserrat, playfair, lora, sourceSerif];

/** Two families that go together, and how titles are set in the first. Without one for text, it is that of the device. */
export interface FontPairing {
  readonly title: SiteFont;
  readonly text?: SiteFont;
  readonly weight: number;
  /** Letter spacing of titles, in em. */
  readonly tracking: number;
}

/** The pairings of bundled families, in the order in which they are offered. */
export const fontPairings = {
  inter: { title: inter, text: inter, weight: 650, tracking: -0.022 },
  manrope: { title: manrope, text: manrope, weight: 700, tracking: -0.02 },
  montserrat: { title: montserrat, text: sourceSerif, weight: 650, tracking: -0.015 },
  playfair: { title: playfair, weight: 600, tracking: -0.005 },
  lora: { title: lora, text: lora, weight: 600, tracking: -0.008 },
} as const satisfies Readonly<Record<string, FontPairing>>;

/** Fonts of every device, by the type of the workspace. Nothing is loaded. */
export const systemFonts = {
  SHOP: { families: sans, weight: 680, tracking: -0.022 },
  BLOG: { families: serif, weight: 600, tracking: -0.012 },
  PORTFOLIO: { families: grotesque, weight: 500, tracking: -0.035 },
} as const;

/** The parts of a family, each with the characters it has. A browser loads those whose characters a page contains. */
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const;

/** One `@font-face`. */
export interface FontFile {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly weights: string;
  readonly range: string;
  /** `<folder>-<version>/<file>`, below the address of all fonts. */
  readonly path: string;
}

/** The files of a family: upright, and slanted if it is set in text. */
function filesOf(
  { family, folder, version, weights, hasItalic }: SiteFont,
  isText: boolean,
): readonly FontFile[] {
  const styles = isText && hasItalic ? (['normal', 'italic'] as const) : (['normal'] as const);
  return styles.flatMap((style) =>
    Object.entries(subsets).map(([subset, range]) => {
      const path = `${folder}-${version}/${folder}-${subset}-wght-${style}.woff2`;
      return { family, style, weights, range, path };
    }),
  );
}

export function filesOfPairing({ title, text }: FontPairing): readonly FontFile[] {
  if (title === text) return filesOf(title, true);
  return [...filesOf(title, false), ...(text === undefined ? [] : filesOf(text, true))];
}
