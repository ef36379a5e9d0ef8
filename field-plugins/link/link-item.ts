import { closedObject, exactObject, orNull, textOrNull } from '../sdk/contract/closed-object.ts';
import type { SchemaValue } from '../sdk/contract/schema-value.ts';

export const linkTypes = ['internal', 'external'] as const;
export const linkTargets = ['_self', '_blank'] as const;
export const linkColors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;
export const linkVariants = ['contained', 'outlined', 'text'] as const;
export const linkSizes = ['small', 'medium', 'large'] as const;

/** The maximum length of an external address: as much as browsers and proxies are known to handle. */
const addressLength = 2000;

const titleLength = 200;

const id = { type: 'string', minLength: 1, maxLength: 64 } as const;

const text = { type: 'string', default: '' } as const;

function choice<const Choices extends readonly string[]>(choices: Choices) {
  return { type: 'string', enum: choices } as const;
}

/** A new link (spec section 5): internal, in the same tab, primary, outlined, medium. */
const usual = {
  type: 'internal',
  color: 'primary',
  variant: 'outlined',
  size: 'medium',
  target: '_self',
  link: '',
  page: null,
  title: '',
} as const;

/** The page an internal link points to. Only the id is authoritative; path and title are filled in on every read. */
const pageSchema = exactObject({ id, url_path: text, title: text });

export type LinkPage = SchemaValue<typeof pageSchema>;

/** One link, rendered as a button. The properties of its other type are kept, so switching back loses nothing. */
export const linkItemSchema = exactObject({
  id: { ...id, assigned: true },
  type: choice(linkTypes),
  color: { ...choice(linkColors), default: usual.color },
  variant: { ...choice(linkVariants), default: usual.variant },
  size: { ...choice(linkSizes), default: usual.size },
  target: { ...choice(linkTargets), default: usual.target },
  link: { ...text, maxLength: addressLength },
  page: { ...orNull(pageSchema), default: usual.page },
  title: { ...text, maxLength: titleLength },
});

export type LinkItem = SchemaValue<typeof linkItemSchema>;

/** `url` is null while the page is not live. A title that replaces a missing one may be longer. */
export const siteLinkSchema = closedObject('Link', {
  type: choice(linkTypes),
  title: { type: 'string' },
  color: choice(linkColors),
  variant: choice(linkVariants),
  size: choice(linkSizes),
  target: choice(linkTargets),
  url: textOrNull,
});

export type SiteLink = SchemaValue<typeof siteLinkSchema>;

export function newLink(linkId: string): LinkItem {
  return { id: linkId, ...usual };
}
