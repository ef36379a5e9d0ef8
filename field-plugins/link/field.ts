import { defineField, type ReferenceLookup, type FieldMerge } from '../sdk/contract/field.ts';
import { hasRepeatedId, listOf, readLines, type ListOptions } from '../sdk/kit/list-options.ts';
import { readAddress } from '../sdk/kit/address.ts';
import {
  linkItemSchema,
  newLink,
  siteLinkSchema,
  type LinkItem,
  type LinkPage,
  type SiteLink,
} from './link-item.ts';
import { mergeLists } from '../sdk/kit/merge-lists.ts';
import { mergeParts } from '../sdk/kit/merge-parts.ts';

/** A link's destination is merged as a whole: the type from one side with the address from the other would lead nowhere. */
const destination = ['type', 'link', 'page'] as const;

/** Links to pages of the workspace or to external addresses, in order. */
export const linkField = defineField<readonly LinkItem[], ListOptions, readonly SiteLink[]>({
  contract: 1,
  type: 'link',
  ...listOf<LinkItem>(linkItemSchema),
  example: ({ max }, { title, address }) =>
    address === ''
      ? []
      : readLines(title, max).map((line, index) => ({
          ...newLink(`example-${index}`),
          ...{ type: 'external', link: address, title: line },
        })),
  upgrade: (value) => (value === '' ? [] : value),
  check: (value) => [
    ...(hasRepeatedId(value) ? [{ key: 'link.repeated' }] : []),
    ...value.flatMap((item, index) => {
      const problem = linkProblem(item);
      if (problem === undefined) return [];
      const path = [index, problem === 'needs_page' ? 'page' : 'link'];
      return [{ key: `link.${problem}`, params: { position: index + 1 }, path }];
    }),
  ],
  references: (value) => ({
    media: [],
    pages: value.flatMap((item) => (item.type === 'internal' && item.page !== null ? [item.page.id] : [])),
  }),
  // A deleted page keeps its last known data, so that the editor sees where the link used to lead.
  refresh: (value, lookup) => value.map((item) => refreshPage(item, lookup)),
  deliver: (value, lookup) => value.map((item) => deliverLink(item, lookup)),
  deliveredSchema: () => ({ type: 'array', items: siteLinkSchema }),
  convertFrom: {
    text: (text: string, { newId }) => {
      const link = readAddress(text) ?? readAddress(`mailto:${text.trim()}`);
      return link === undefined ? undefined : [{ ...newLink(newId(0)), type: 'external', link }];
    },
    reference: (pages: readonly LinkPage[], { newId }) =>
      pages.map((page, index) => ({ ...newLink(newId(index)), page })),
  },
  convertTo: { text: (links) => links.map(fallbackTitle).join('\n') },
  merge: mergeLinks,
  summarize: (value) =>
    value
      .map((item) => item.title.trim() || fallbackTitle(item))
      .filter((title) => title !== '')
      .join(', '),
});

/** Why a link leads nowhere, as a message key below `link`. */
function linkProblem(item: LinkItem): 'needs_page' | 'needs_url' | 'invalid_url' | undefined {
  if (item.type === 'internal') return item.page === null ? 'needs_page' : undefined;
  if (item.link.trim() === '') return 'needs_url';
  return readAddress(item.link) === undefined ? 'invalid_url' : undefined;
}

export function fallbackTitle(item: LinkItem): string {
  return item.type === 'internal' ? (item.page?.title ?? '') : item.link.trim();
}

function refreshPage(item: LinkItem, lookup: ReferenceLookup): LinkItem {
  if (item.page === null) return item;
  const found = lookup.page(item.page.id);
  if (found === undefined) return item;
  return { ...item, page: { id: item.page.id, url_path: found.url_path, title: found.title } };
}

function deliverLink(item: LinkItem, lookup: ReferenceLookup): SiteLink {
  const { type, color, variant, size, target } = item;
  const found = type === 'internal' && item.page !== null ? lookup.page(item.page.id) : undefined;
  const url = (type === 'internal' ? found?.url : readAddress(item.link)) ?? null;
  // The title of a draft page must not be revealed either.
  const spare = type === 'internal' && found?.url !== undefined ? found.title : (url ?? '');
  return { type, title: item.title.trim() || spare, color, variant, size, target, url };
}

type Links = readonly LinkItem[];

export function mergeLinks(base: Links, mine: Links, theirs: Links): FieldMerge<Links> {
  return mergeLists(base, mine, theirs, (item) => mergeParts(item, [destination]));
}
