import { fontPairings } from './site-fonts.ts';
import type { WorkspaceType } from './wire/workspaces.ts';

/** The colours that are chosen. Each is a background of the palette; the palette derives the others from them. */
export const designColors = ['primary', 'secondary', 'white', 'light', 'black'] as const;
export type DesignColor = (typeof designColors)[number];

/** The fonts of a site: those of the device, or a pairing of bundled families. */
export const designFonts = [
  'system',
  ...(Object.keys(fontPairings) as (keyof typeof fontPairings)[]),
] as const;
export type DesignFonts = (typeof designFonts)[number];

/** How round images and cards (`radius`) and buttons are, in rem. */
export const cornerScales = {
  square: { radius: 0, button: 0 },
  slight: { radius: 0.125, button: 0.125 },
  soft: { radius: 0.5, button: 0.5 },
  round: { radius: 1, button: 10 },
} as const;
export type Corners = keyof typeof cornerScales;

/** The factor of all spacing on a page. */
export const spaceScales = { compact: 0.75, normal: 1, airy: 1.3 } as const;
export type Spacing = keyof typeof spaceScales;

/** The choices behind a site's appearance. Colours are `#RRGGBB`. */
export interface SiteDesign extends Readonly<Record<DesignColor, string>> {
  readonly fonts: DesignFonts;
  readonly corners: Corners;
  readonly spacing: Spacing;
}

export const defaultDesigns: Readonly<Record<WorkspaceType, SiteDesign>> = {
  SHOP: {
    primary: '#1F6B60',
    secondary: '#A94625',
    white: '#FFFFFF',
    light: '#F7F2EA',
    black: '#1D1916',
    fonts: 'system',
    corners: 'round',
    spacing: 'normal',
  },
  BLOG: {
    primary: '#28587A',
    secondary: '#85560F',
    white: '#FFFDF9',
    light: '#F6F1E7',
    black: '#15171C',
    fonts: 'system',
    corners: 'slight',
    spacing: 'normal',
  },
  PORTFOLIO: {
    primary: '#3B4650',
    secondary: '#B83A1A',
    white: '#FFFFFF',
    light: '#F3F3F0',
    black: '#0F1012',
    fonts: 'system',
    corners: 'square',
    spacing: 'normal',
  },
};

/** Parses a colour to `#RRGGBB`; accepts `#rgb` and a missing `#`. Undefined if it is invalid. */
export function readColor(text: string): string | undefined {
  const [, digits = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${six.toUpperCase()}`;
}
