import { createHash } from 'node:crypto';
import { designCss } from '../../../shared/design-css.ts';
import {
  cornerScales,
  designColors,
  designFonts,
  spaceScales,
  type Corners,
  type DesignFonts,
  type SiteDesign,
  type Spacing,
} from '../../../shared/site-design.ts';
import { workspaceTypes, type WorkspaceType } from '../../../shared/wire/workspaces.ts';

export const designFolder = '/site-design/';
export const siteFontFolder = '/site-fonts/';

export interface DesignFile {
  readonly css: string;
  /** Whether these are the exact bytes of the address. Another release may produce others. */
  readonly exact: boolean;
}

/**
 * The address of a design's style sheet. It contains the whole design and a hash of the bytes, so every process can
 * answer it without the database, and a cached answer never becomes stale.
 */
export function designAddress(design: SiteDesign, type: WorkspaceType): string {
  const colors = designColors.map((color) => design[color].slice(1).toLowerCase());
  const { fonts, corners, spacing } = design;
  const name = [...colors, fonts, corners, spacing, type.toLowerCase()].join('-');
  return `${designFolder}${name}.${hashOf(write(design, type))}.css`;
}

const address = new RegExp(
  `^${[
    ...designColors.map((color) => `(?<${color}>[\\da-f]{6})`),
    `(?<fonts>${designFonts.join('|')})`,
    `(?<corners>${Object.keys(cornerScales).join('|')})`,
    `(?<spacing>${Object.keys(spaceScales).join('|')})`,
    `(?<type>${workspaceTypes.join('|').toLowerCase()})`,
  ].join('-')}\\.(?<hash>[\\da-f]{12})\\.css$`,
);

/** The style sheet at an address below the folder; undefined if the design is invalid. */
export function readDesignAddress(name: string): DesignFile | undefined {
  const found = address.exec(name)?.groups;
  if (found === undefined) return undefined;
  const color = (which: string) => `#${found[which]?.toUpperCase() ?? ''}`;
  const design: SiteDesign = {
    primary: color('primary'),
    secondary: color('secondary'),
    white: color('white'),
    light: color('light'),
    black: color('black'),
    fonts: found['fonts'] as DesignFonts,
    corners: found['corners'] as Corners,
    spacing: found['spacing'] as Spacing,
  };
  const css = write(design, found['type']?.toUpperCase() as WorkspaceType);
  return { css, exact: hashOf(css) === found['hash'] };
}

function write(design: SiteDesign, type: WorkspaceType): string {
  return designCss(design, type, `..${siteFontFolder}`);
}

function hashOf(css: string): string {
  return createHash('sha256').update(css).digest('hex').slice(0, 12);
}
