import type { FieldMerge } from '../sdk/contract/field.ts';
import { mergeSequences } from '../sdk/kit/merge-sequences.ts';
import type { RichItem, RichList, RichNode, RichText } from './rich-text.ts';

/** Merges two edits of a text: of different paragraphs, or of different items of one list. */
export function mergeRichText(base: RichText, mine: RichText, theirs: RichText): FieldMerge<RichText> {
  return mergeSequences(base, mine, theirs, (sides) => {
    const { base: was, mine: my, theirs: their } = sides;
    if (!isList(was) || !isList(my) || !isList(their)) return undefined;
    if (my.type !== their.type) return undefined;
    const outcome = mergeSequences<RichItem>(was.items, my.items, their.items);
    return 'merged' in outcome ? { type: my.type, items: outcome.merged } : undefined;
  });
}

function isList(node: RichNode): node is RichList {
  return node.type === 'bullet_list' || node.type === 'ordered_list';
}
