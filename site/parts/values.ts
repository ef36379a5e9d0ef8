import { linkAddress, imageAddress } from '../../field-plugins/sdk/contract/site-address.ts';
import type { SiteImage } from '../site-block.ts';

export interface SiteLink {
  readonly title: string;
  readonly url: string;
  readonly color: string;
  readonly variant: string;
  readonly size: string;
  readonly isNewTab: boolean;
}

/** The images among the items of a delivered list. A deleted one has no address, and is kept if it has a description. */
export function readImages(value: unknown): readonly SiteImage[] {
  return listOf(value).flatMap((item) => {
    const isGap = item['url'] === '' && textOf(item['alt']).trim() !== '';
    const url = isGap ? '' : imageAddress(item['url']);
    if (url === undefined) return [];
    const [width, height] = [sideOf(item['width']), sideOf(item['height'])];
    return [{ id: textOf(item['id']), url, width, height, alt: textOf(item['alt']) }];
  });
}

/** The links of a delivered list with a safe target. One to a page that is not live has no address. */
export function readLinks(value: unknown): readonly SiteLink[] {
  return listOf(value).flatMap((item) => {
    const url = linkAddress(item['url']);
    if (url === undefined) return [];
    return [
      {
        title: textOf(item['title']).trim() || url,
        url,
        color: oneOf(linkColors, item['color']),
        variant: oneOf(linkVariants, item['variant']),
        size: oneOf(linkSizes, item['size']),
        isNewTab: item['target'] === '_blank',
      },
    ];
  });
}

/** The first choice replaces an unknown value. */
export function oneOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: unknown,
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}

/** The text of each non-empty line, split at its bars. */
export function readRows(value: unknown): readonly (readonly string[])[] {
  return textOf(value)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const linkColors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;
const linkVariants = ['outlined', 'contained', 'text'] as const;
const linkSizes = ['medium', 'small', 'large'] as const;

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
}

/** A side in pixels; a missing one leaves the browser to determine it. */
function sideOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
