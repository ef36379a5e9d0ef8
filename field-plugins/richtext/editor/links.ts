import type { Mark } from 'prosemirror-model';
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import type { RichLink } from '../rich-text.ts';
import { linkMark, linkOf, richSchema } from './schema.ts';

const { link: linkType } = richSchema.marks;

export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  /** The destination; undefined if there is no link yet. */
  readonly link: RichLink | undefined;
}

/** The range that a link command applies to: the selection, or the whole link around the caret. */
export function linkPlace(state: EditorState): LinkPlace {
  const { $from, from, to, empty } = state.selection;
  if (!empty) {
    let inside: Mark | undefined;
    state.doc.nodesBetween(from, to, (node) => {
      inside ??= linkType.isInSet(node.marks);
    });
    return { from, to, link: inside && linkOf(inside) };
  }
  // At either end of a link, the caret is outside it, but the user means that link.
  const beside = [$from.nodeBefore, $from.nodeAfter].flatMap((node) => node?.marks ?? []);
  const around = linkType.isInSet([...$from.marks(), ...beside]);
  if (around === undefined) return { from, to, link: undefined };
  return { ...extent(state, around), link: linkOf(around) };
}

function extent({ selection: { $from } }: EditorState, mark: Mark): { from: number; to: number } {
  const { parent } = $from;
  const has = (index: number) =>
    index >= 0 && index < parent.childCount && mark.isInSet(parent.child(index).marks);
  let first = $from.index();
  if (!has(first) || ($from.textOffset === 0 && has(first - 1))) first -= 1;
  let last = first;
  while (has(first - 1)) first -= 1;
  while (has(last + 1)) last += 1;
  const start = $from.start();
  const offset = (count: number) =>
    parent.children.slice(0, count).reduce((sum, child) => sum + child.nodeSize, 0);
  return { from: start + offset(first), to: start + offset(last + 1) };
}

/**
 * Links the range to a destination. Without a selection, it inserts `text`. The caret moves behind the link, so that typing does
 * not replace the linked words.
 */
export function linked(
  state: EditorState,
  { from, to }: LinkPlace,
  link: RichLink,
  text: string,
): Transaction {
  const mark = linkMark(link);
  const { tr } = state;
  if (from === to) {
    const marks = state.storedMarks ?? state.selection.$from.marks();
    return tr.insert(from, richSchema.text(text, mark.addToSet(marks))).removeStoredMark(linkType);
  }
  tr.removeMark(from, to, linkType).addMark(from, to, mark);
  return tr.setSelection(TextSelection.create(tr.doc, to)).removeStoredMark(linkType);
}

export function unlinked(state: EditorState, { from, to }: LinkPlace): Transaction {
  return state.tr.removeMark(from, to, linkType);
}
