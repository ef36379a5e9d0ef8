import { chainCommands, exitCode, lift, setBlockType } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { Selection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { findWrapping, liftTarget } from 'prosemirror-transform';
import { maxListDepth } from '../rich-text.ts';
import { richSchema } from './schema.ts';

const { nodes } = richSchema;

const toParagraphs = setBlockType(nodes.paragraph);

export function toggleBlock(type: NodeType, level?: number): Command {
  return (state, dispatch) => {
    const attrs = level === undefined ? null : { level };
    return (isIn(state, type, level) ? toParagraphs : setBlockType(type, attrs))(state, dispatch);
  };
}

export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = innermostList(state);
    if (list === undefined) return inSequence(toParagraphs, wrapInList(type))(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, type));
    return true;
  };
}

export const toggleQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const inside = $from.blockRange($to, (node) => node.type === nodes.quote);
  if (inside === null) return inSequence(toParagraphs, wrapInQuote)(state, dispatch);
  const target = liftTarget(inside);
  if (target === null) return false;
  dispatch?.(state.tr.lift(inside, target).scrollIntoView());
  return true;
};

const wrapInQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, (node) => node.type === nodes.doc);
  const wrapping = range && findWrapping(range, nodes.quote);
  if (!wrapping) return false;
  dispatch?.(state.tr.wrap(range, wrapping).scrollIntoView());
  return true;
};

/** Indents a list item, up to the maximum depth. */
export const indent: Command = (state, dispatch) =>
  depthOfLists(state) < maxListDepth && sinkListItem(nodes.list_item)(state, dispatch);

export const outdent: Command = liftListItem(nodes.list_item);

export const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  if (state.selection.$from.parent.type === nodes.code_block) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** At the start of a heading or code block, turns it into a paragraph, so that Backspace does not join or delete anything yet. */
export const resetBlock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if ($from.parent.type !== nodes.heading && $from.parent.type !== nodes.code_block) return false;
  return toParagraphs(state, dispatch);
};

/** At the end of a document whose last block is not a paragraph, adds a paragraph and moves the caret there. */
export const leaveLastBlock: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  const { doc } = state;
  const isAtEnd = empty && Selection.atEnd(doc).eq(state.selection) && $head.parent.isTextblock;
  if (!isAtEnd || doc.lastChild?.type === nodes.paragraph) return false;
  const tr = state.tr.insert(doc.content.size, nodes.paragraph.create());
  dispatch?.(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView());
  return true;
};

/** At the start of a list item or quote, lifts the item out of its list, or the first paragraph out of its quote. */
export const leaveAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth < 2 || $from.index($from.depth - 1) > 0) return false;
  return chainCommands(liftListItem(nodes.list_item), lift)(state, dispatch);
};

/** Whether the whole selection is inside a node of this type and, if given, this heading level. */
export function isIn(state: EditorState, type: NodeType, level?: number): boolean {
  const { $from, to } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === type && to <= $from.end(depth))
      return level === undefined || node.attrs['level'] === level;
  }
  return false;
}

export function innermostList({ selection: { $from, to } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    const isList = node.type === nodes.bullet_list || node.type === nodes.ordered_list;
    if (isList && to <= $from.end(depth)) return { node, pos: $from.before(depth) };
  }
  return undefined;
}

function depthOfLists({ selection: { $from } }: EditorState): number {
  let lists = 0;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === nodes.list_item) lists += 1;
  return lists;
}

/** Runs two commands as one change, or only the second if the first does not apply. */
function inSequence(first: Command, second: Command): Command {
  return (state, dispatch) => {
    const tr = changeOf(first, state);
    if (tr === undefined) return second(state, dispatch);
    const rest = changeOf(second, state.apply(tr));
    if (rest === undefined) return false;
    for (const step of rest.steps) tr.step(step);
    dispatch?.(tr.setSelection(Selection.fromJSON(tr.doc, rest.selection.toJSON())).scrollIntoView());
    return true;
  };
}

function changeOf(command: Command, state: EditorState): Transaction | undefined {
  const changes: Transaction[] = [];
  return command(state, (tr) => changes.push(tr)) ? changes[0] : undefined;
}
