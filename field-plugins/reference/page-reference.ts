import { closedObject, exactObject } from '../sdk/contract/closed-object.ts';
import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import type { JsonSchema } from '../sdk/contract/field.ts';
import { listProperties, readListLimit } from '../sdk/kit/list-options.ts';

/** A page of the workspace. Only the id is authoritative; title and path are filled in on every read. */
export interface PageReference {
  readonly id: string;
  readonly title: string;
  readonly url_path: string;
}

export interface SitePage {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

const text = { type: 'string' } as const;

export const pageReferenceSchema: JsonSchema = exactObject({
  id: { ...text, minLength: 1, maxLength: 64 },
  // The server fills them in.
  title: { ...text, default: '' },
  url_path: { ...text, default: '' },
});

export const sitePageSchema = closedObject('PageReference', { id: text, title: text, url: text });

/** `below` is a page path. Without it, any page can be chosen. */
export const referenceOptions = defineOptions(
  {
    type: ['object', 'null'],
    properties: { ...listProperties, below: { type: 'string', pattern: '^(?:/[a-z0-9_.-]+)+$' } },
    additionalProperties: false,
  },
  ({ below, ...limit }, definition) => ({ ...readListLimit(limit, definition), below }),
);

export type ReferenceOptions = OptionsOf<typeof referenceOptions>;

/** Whether the model allows choosing a page at this path. */
export function isOffered(url_path: string, { below }: Pick<ReferenceOptions, 'below'>): boolean {
  return below === undefined || url_path.startsWith(`${below}/`);
}

/** A page may have no title. */
export function nameOf({ title, url_path }: Pick<PageReference, 'title' | 'url_path'>): string {
  return title.trim() || url_path;
}
