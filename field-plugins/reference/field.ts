import { closedObject, exactObject } from '../sdk/contract/closed-object.ts';
import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { defineField } from '../sdk/contract/field.ts';
import type { SchemaValue } from '../sdk/contract/schema-value.ts';
import { hasRepeatedId, listOf, listProperties, readListLimit } from '../sdk/kit/list-options.ts';
import { mergeLists } from '../sdk/kit/merge-lists.ts';

const text = { type: 'string' } as const;

/** A page of the workspace. Only the id is authoritative; title and path are filled in on every read. */
const pageReferenceSchema = exactObject({
  id: { ...text, minLength: 1, maxLength: 64 },
  title: { ...text, default: '' },
  url_path: { ...text, default: '' },
});

export type PageReference = SchemaValue<typeof pageReferenceSchema>;

const sitePageSchema = closedObject('PageReference', { id: text, title: text, url: text });

type SitePage = SchemaValue<typeof sitePageSchema>;

/** `below` is a page path. Without it, any page can be chosen. */
const referenceOptions = defineOptions(
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

export const referenceField = defineField<readonly PageReference[], ReferenceOptions, readonly SitePage[]>({
  contract: 1,
  type: 'reference',
  ...listOf<PageReference>(pageReferenceSchema),
  ...referenceOptions,
  upgrade: (stored) => (stored === '' ? [] : stored),
  check: (value) => (hasRepeatedId(value) ? [{ key: 'reference.repeated' }] : []),
  references: (value) => ({ media: [], pages: value.map(({ id }) => id) }),
  // A deleted page keeps its last known data, so that the editor chooses a replacement.
  refresh: (value, lookup) =>
    value.map((page) => {
      const { title, url_path } = lookup.page(page.id) ?? page;
      return { id: page.id, title, url_path };
    }),
  deliver: (value, lookup) =>
    value.flatMap(({ id }) => {
      const { url, title } = lookup.page(id) ?? {};
      return url === undefined ? [] : [{ id, title: title?.trim() || url, url }];
    }),
  deliveredSchema: () => ({ type: 'array', items: sitePageSchema }),
  convertFrom: {
    // Only links to pages count, not those to other addresses.
    link(links: readonly { readonly type: string; readonly page: PageReference | null }[]) {
      const pages = links.flatMap(({ type, page }) => (type === 'internal' && page !== null ? [page] : []));
      return pages.length === links.length ? pages : undefined;
    },
  },
  // If only the title of a page differs, the page was read at another time.
  merge: (base, mine, theirs) => mergeLists(base, mine, theirs, (page) => page.theirs),
  plainText: (value) => value.map(nameOf).join('\n'),
  summarize: (value, _options, { locale }) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(
      value.map((page) => nameOf(page).replace(/\s+/g, ' ')),
    ),
});
