import type { Command, EditorState } from 'prosemirror-state';
import type { MarkType } from 'prosemirror-model';
import type { RichFeature } from '../options.ts';
import { headingLevels } from '../rich-text.ts';
import {
  indent,
  innermostList,
  isIn,
  outdent,
  toggleBold,
  toggleCode,
  toggleCodeBlock,
  toggleHeading,
  toggleItalic,
  toggleList,
  toggleQuote,
} from './commands.ts';
import { richSchema } from './schema.ts';
import { linkPlace } from './links.ts';

const { nodes, marks } = richSchema;

export interface Tool {
  readonly name: string;
  readonly feature: RichFeature;
  /** In ProseMirror's key notation. */
  readonly key: string;
  /** Undefined for the link, which first opens a panel for its destination. */
  readonly command?: Command;
  /** Whether it is active at the caret; undefined if it is never active. */
  isOn?(state: EditorState): boolean;
}

export const tools: readonly Tool[] = [
  ...headingLevels.map((level): Tool => ({
    name: `heading${level}`,
    feature: 'headings',
    key: `Mod-Alt-${level}`,
    command: toggleHeading(level),
    isOn: (state) => isIn(state, nodes.heading, level),
  })),
  { name: 'bold', feature: 'bold', key: 'Mod-b', command: toggleBold, isOn: hasMark(marks.bold) },
  { name: 'italic', feature: 'italic', key: 'Mod-i', command: toggleItalic, isOn: hasMark(marks.italic) },
  { name: 'code', feature: 'code', key: 'Mod-e', command: toggleCode, isOn: hasMark(marks.code) },
  { name: 'link', feature: 'links', key: 'Mod-k', isOn: (state) => linkPlace(state).link !== undefined },
  {
    name: 'bullet_list',
    feature: 'lists',
    key: 'Mod-Shift-8',
    command: toggleList(nodes.bullet_list),
    isOn: (state) => innermostList(state)?.node.type === nodes.bullet_list,
  },
  {
    name: 'ordered_list',
    feature: 'lists',
    key: 'Mod-Shift-7',
    command: toggleList(nodes.ordered_list),
    isOn: (state) => innermostList(state)?.node.type === nodes.ordered_list,
  },
  { name: 'indent', feature: 'lists', key: 'Mod-]', command: indent },
  { name: 'outdent', feature: 'lists', key: 'Mod-[', command: outdent },
  {
    name: 'quote',
    feature: 'quotes',
    key: 'Mod-Shift-9',
    command: toggleQuote,
    isOn: (state) => isIn(state, nodes.quote),
  },
  {
    name: 'code_block',
    feature: 'code_blocks',
    key: 'Mod-Alt-c',
    command: toggleCodeBlock,
    isOn: (state) => isIn(state, nodes.code_block),
  },
];

function hasMark(type: MarkType) {
  return ({ doc, selection: { $from, from, to, empty }, storedMarks }: EditorState) =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

export interface ToolStates {
  readonly on: readonly string[];
  readonly off: readonly string[];
}

export function toolStates(state: EditorState): ToolStates {
  return {
    on: tools.filter((tool) => tool.isOn?.(state)).map(({ name }) => name),
    off: tools.filter((tool) => !isUsable(tool, state)).map(({ name }) => name),
  };
}

function isUsable({ name, command }: Tool, state: EditorState): boolean {
  if (name === 'link') return state.selection.$from.parent.type !== nodes.code_block;
  return command?.(state) ?? true;
}
