import { toggleMark } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import type { RichFeature } from '../options.ts';
import { headingLevels } from '../rich-text.ts';
import { indent, innermostList, isIn, outdent, toggleBlock, toggleList, toggleQuote } from './commands.ts';
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
    command: toggleBlock(nodes.heading, level),
    isOn: (state) => isIn(state, nodes.heading, level),
  })),
  markTool('bold', 'Mod-b'),
  markTool('italic', 'Mod-i'),
  markTool('code', 'Mod-e'),
  { name: 'link', feature: 'links', key: 'Mod-k', isOn: (state) => linkPlace(state).link !== undefined },
  listTool('bullet_list', 'Mod-Shift-8'),
  listTool('ordered_list', 'Mod-Shift-7'),
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
    command: toggleBlock(nodes.code_block),
    isOn: (state) => isIn(state, nodes.code_block),
  },
];

function markTool(name: 'bold' | 'italic' | 'code', key: string): Tool {
  const type = marks[name];
  return {
    name,
    feature: name,
    key,
    command: toggleMark(type),
    isOn: ({ doc, selection: { $from, from, to, empty }, storedMarks }) =>
      empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type),
  };
}

function listTool(name: 'bullet_list' | 'ordered_list', key: string): Tool {
  const type = nodes[name];
  return {
    name,
    feature: 'lists',
    key,
    command: toggleList(type),
    isOn: (state) => innermostList(state)?.node.type === type,
  };
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
