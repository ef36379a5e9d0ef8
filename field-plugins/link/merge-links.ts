import type { FieldMerge } from '../sdk/contract/field.ts';
import { mergeLists } from '../sdk/kit/merge-lists.ts';
import { mergeParts } from '../sdk/kit/merge-parts.ts';
import type { LinkItem } from './link-item.ts';

type Links = readonly LinkItem[];

/** Joins two edits of a list of links: of different links, and of one link in its text, its look or where it leads. */
export function mergeLinks(base: Links, mine: Links, theirs: Links): FieldMerge<Links> {
  return mergeLists(base, mine, theirs, (item) => mergeParts(item, [destination]));
}

/** Where a link leads: one side's kind with the other side's address would lead nowhere. */
const destination = ['type', 'link', 'page'] as const;
