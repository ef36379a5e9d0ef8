import type { FieldMerge } from '../sdk/contract/field.ts';
import { mergeLists } from '../sdk/kit/merge-lists.ts';
import { mergeParts } from '../sdk/kit/merge-parts.ts';
import type { LinkItem } from './link-item.ts';

type Links = readonly LinkItem[];

/** Merges two edits of a list of links: of different links, or of one link's text, look or destination. */
export function mergeLinks(base: Links, mine: Links, theirs: Links): FieldMerge<Links> {
  return mergeLists(base, mine, theirs, (item) => mergeParts(item, [destination]));
}

/** A link's destination is merged as a whole: the type from one side with the address from the other would lead nowhere. */
const destination = ['type', 'link', 'page'] as const;
