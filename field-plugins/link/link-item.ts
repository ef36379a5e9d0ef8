import { closedObject, exactObject, orNull, textOrNull } from '../sdk/contract/closed-object.ts';
import type { JsonSchema } from '../sdk/contract/field.ts';
import { linkColors, linkSizes, linkTargets, linkTypes, linkVariants } from './choices.ts';

/** The page an internal link points to. Only the id is authoritative; path and title are filled in on every read. */
export interface LinkPage {
  readonly id: string;
  readonly url_path: string;
  readonly title: string;
}

/** One link, rendered as a button. The properties of its other type are kept, so switching back loses nothing. */
export interface LinkItem {
  /** Identifies the item when edits of the list are compared. */
  readonly id: string;
  readonly type: (typeof linkTypes)[number];
  readonly color: (typeof linkColors)[number];
  readonly variant: (typeof linkVariants)[number];
  readonly size: (typeof linkSizes)[number];
  readonly target: (typeof linkTargets)[number];
  readonly link: string;
  readonly page: LinkPage | null;
  readonly title: string;
}

export interface SiteLink extends Pick<LinkItem, 'type' | 'title' | 'color' | 'variant' | 'size' | 'target'> {
  /** Null while the page is not live. */
  readonly url: string | null;
}

/** The maximum length of an external address: as much as browsers and proxies are known to handle. */
const addressLength = 2000;

const titleLength = 200;

const id: JsonSchema = { type: 'string', minLength: 1, maxLength: 64 };

const choice = (choices: readonly string[]): JsonSchema => ({ type: 'string', enum: choices });

/** A new link (spec section 5): internal, in the same tab, primary, outlined, medium. */
const usual: Omit<LinkItem, 'id'> = {
  type: 'internal',
  color: 'primary',
  variant: 'outlined',
  size: 'medium',
  target: '_self',
  link: '',
  page: null,
  title: '',
};

export const linkItemSchema: JsonSchema = exactObject({
  id: { ...id, assigned: true },
  type: choice(linkTypes),
  color: { ...choice(linkColors), default: usual.color },
  variant: { ...choice(linkVariants), default: usual.variant },
  size: { ...choice(linkSizes), default: usual.size },
  target: { ...choice(linkTargets), default: usual.target },
  link: { type: 'string', maxLength: addressLength, default: usual.link },
  page: {
    ...orNull(
      exactObject({ id, url_path: { type: 'string', default: '' }, title: { type: 'string', default: '' } }),
    ),
    default: usual.page,
  },
  title: { type: 'string', maxLength: titleLength, default: usual.title },
} satisfies Record<keyof LinkItem, JsonSchema>);

/** A title that replaces a missing one may be longer. */
export const siteLinkSchema = closedObject('Link', {
  type: choice(linkTypes),
  title: { type: 'string' },
  color: choice(linkColors),
  variant: choice(linkVariants),
  size: choice(linkSizes),
  target: choice(linkTargets),
  url: textOrNull,
});

export function newLink(linkId: string): LinkItem {
  return { id: linkId, ...usual };
}
