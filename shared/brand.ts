export const defaultName = 'Octavo';

/** The id of the element in which the server gives the app the brand, as JSON. A page without it has the brand of Octavo. */
export const brandElement = 'brand';

/** One colour of the brand in one colour mode. `contrastText` is text on any of the other three. */
export interface BrandShades {
  readonly light: string;
  readonly main: string;
  readonly dark: string;
  readonly contrastText: string;
}

export interface BrandPalette {
  readonly primary: BrandShades;
  readonly secondary: BrandShades;
}

/** An image that replaces the octopus. */
export interface BrandLogo {
  readonly src: string;
  /** The image for dark mode, if there is one. It is rendered in the box of the other. */
  readonly dark?: string;
  /** The width divided by the height. */
  readonly ratio: number;
}

/** The sites linked by the icons in the footer. */
export const socialSites = ['GitHub', 'LinkedIn', 'YouTube'] as const;
export type SocialSite = (typeof socialSites)[number];

/** The differences of this installation from the default. */
export interface PageBrand {
  readonly name?: string;
  readonly logo?: BrandLogo;
  readonly colors?: { readonly light: BrandPalette; readonly dark: BrandPalette };
  /** Families for `font-family`, fallbacks included. */
  readonly font?: string;
  /** How to reach the operators. */
  readonly office?: string;
  readonly social?: Readonly<Partial<Record<SocialSite, string>>>;
}

/** No logo is rendered wider than this, in pixels. */
const widest = 200;

/** The box of a logo of this height, in pixels. A logo that would become too wide is less high. */
export function logoBox({ ratio }: BrandLogo, size: number): { width: number; height: number } {
  const width = Math.min(size * ratio, widest);
  return { width: Math.round(width), height: Math.round(width / ratio) };
}

/** A wide logo contains the name, so no text is shown beside it. */
export function logoHasName(logo: BrandLogo | undefined): boolean {
  return logo !== undefined && logo.ratio >= 2;
}
