import { chainCommands, exitCode, lift, setBlockType, toggleMark } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { Selection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { findWrapping, liftTarget } from 'prosemirror-transform';
import { listDepth } from '../rich-text.ts';
import { richSchema } from './document.ts';

const { nodes, marks } = richSchema;

const toParagraphs = setBlockType(nodes.paragraph);

/** Makes headings of the chosen paragraphs; paragraphs again of headings of this level. */
export function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    (isIn(state, nodes.heading, level) ? toParagraphs : setBlockType(nodes.heading, { level }))(
      state,
      dispatch,
    );
}

/** Makes blocks of code of the chosen paragraphs, and back. */
export const toggleCodeBlock: Command = (state, dispatch) =>
  (isIn(state, nodes.code_block) ? toParagraphs : setBlockType(nodes.code_block))(state, dispatch);

/** Makes a list of the chosen paragraphs, turns a list of the other kind into one, or takes them out of it. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = innermostList(state);
    if (list === undefined) return inTurn(toParagraphs, wrapInList(type))(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, type));
    return true;
  };
}

/** Makes a quote of the chosen paragraphs and lists, or takes them out of it. */
export const toggleQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const inside = $from.blockRange($to, (node) => node.type === nodes.quote);
  if (inside === null) return inTurn(toParagraphs, wrapInQuote)(state, dispatch);
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

/** Moves an item of a list one level in, as deep as lists may go. */
export const indent: Command = (state, dispatch) =>
  depthOfLists(state) < listDepth && sinkListItem(nodes.list_item)(state, dispatch);

/** Moves an item of a list one level out. */
export const outdent: Command = liftListItem(nodes.list_item);

export const toggleBold: Command = toggleMark(marks.bold);
export const toggleItalic: Command = toggleMark(marks.italic);
export const toggleCode: Command = toggleMark(marks.code);

/** Breaks the line inside a paragraph. */
export const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  if (state.selection.$from.parent.type === nodes.code_block) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** At the beginning of a heading or of code: makes a paragraph of it before anything is joined or deleted. */
export const resetBlock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if ($from.parent.type !== nodes.heading && $from.parent.type !== nodes.code_block) return false;
  return toParagraphs(state, dispatch);
};

/** At the very end, in anything but a paragraph: goes on in a new paragraph below it. */
export const leaveLastBlock: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  const { doc } = state;
  const isAtEnd = empty && Selection.atEnd(doc).eq(state.selection) && $head.parent.isTextblock;
  if (!isAtEnd || doc.lastChild?.type === nodes.paragraph) return false;
  const tr = state.tr.insert(doc.content.size, nodes.paragraph.create());
  dispatch?.(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView());
  return true;
};

/** A paragraph at the beginning of a quote or of a list is taken out of it. */
export const leaveAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth < 2 || $from.index($from.depth - 1) > 0) return false;
  return chainCommands(liftListItem(nodes.list_item), lift)(state, dispatch);
};

/** Whether all that is chosen stands in a node of this type. */
export function isIn(state: EditorState, type: NodeType, level?: number): boolean {
  const { $from, to } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === type && to <= $from.end(depth))
      return level === undefined || node.attrs['level'] === level;
  }
  return false;
}

/** The list around what is chosen, the innermost one, with its place. */
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

/** One command after another as one change; the second alone where the first has nothing to do. */
function inTurn(first: Command, second: Command): Command {
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
