import { defineField } from '../sdk/contract/field.ts';
import { hasRepeatedId, listOf } from '../sdk/kit/list-options.ts';
import { mergeLists } from '../sdk/kit/merge-lists.ts';
import {
  nameOf,
  pageReferenceSchema,
  referenceOptions,
  sitePageSchema,
  type PageReference,
  type ReferenceOptions,
  type SitePage,
} from './page-reference.ts';

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
