import { baseKeymap, chainCommands } from 'prosemirror-commands';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keydownHandler } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { latinKey } from '../../sdk/kit/latin-key.ts';
import type { RichFeature } from '../options.ts';
import { breakLine, leaveAtStart, leaveLastBlock, resetBlock } from './commands.ts';
import { richSchema } from './schema.ts';
import { tools } from './tools.ts';

const { nodes, marks } = richSchema;

export function keyBindings(features: readonly RichFeature[], askLink: Command): readonly Plugin[] {
  const shortcuts = tools
    .filter((tool) => features.includes(tool.feature))
    .map(({ key, command }) => [key, command === undefined ? askLink : always(command)] as const);
  const ownKeys: Readonly<Record<string, Command>> = {
    ...Object.fromEntries(shortcuts),
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': breakLine,
    'Mod-Enter': breakLine,
    Backspace: chainCommands(undoInputRule, resetBlock, leaveAtStart),
    ArrowDown: leaveLastBlock,
  };
  return [keymap(ownKeys), keymap(baseKeymap)];
}

/** ProseMirror's `keymap`, with shortcuts that also work on keyboards without Latin letters. */
function keymap(bindings: Readonly<Record<string, Command>>): Plugin {
  const handle = keydownHandler({ ...bindings });
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
        const latin = latinKey(event);
        const isShortcut = (ctrlKey || metaKey) && !event.getModifierState('AltGraph');
        if (!isShortcut || latin === key.toLowerCase()) return handle(view, event);
        const press = { key: latin, code, ctrlKey, metaKey, altKey, shiftKey };
        return handle(view, new KeyboardEvent(event.type, press));
      },
    },
  });
}

/** Handles the key even if the command does nothing, because the browser would use it for something else. */
function always(command: Command): Command {
  return (state, dispatch, view) => {
    command(state, dispatch, view);
    return true;
  };
}

/** Formats Markdown while it is typed: `## `, `- `, `1. `, `> `, three backticks, and `**bold**`. */
export function markdownRules(features: readonly RichFeature[]): Plugin {
  const rules: readonly (readonly [RichFeature, InputRule])[] = [
    [
      'headings',
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({
        level: Math.max(signs.length, 2),
      })),
    ],
    ['lists', wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list)],
    ['lists', wrappingInputRule(/^\s*1[.)]\s$/, nodes.ordered_list)],
    ['quotes', wrappingInputRule(/^\s*>\s$/, nodes.quote)],
    ['code_blocks', textblockTypeInputRule(/^```$/, nodes.code_block)],
    ['bold', markRule(/(?<=^|\s)\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.bold)],
    ['italic', markRule(/(?<=^|\s)[*_]([^*_\s](?:[^*_]*[^*_\s])?)[*_]$/, marks.italic)],
    ['code', markRule(/(?<=^|\s)`([^`]+)`$/, marks.code)],
  ];
  return inputRules({
    rules: rules.filter(([feature]) => features.includes(feature)).map(([, rule]) => rule),
  });
}

function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(
    pattern,
    (state, [, text = ''], start, end) => {
      const textMarks = type.create().addToSet(state.doc.resolve(start).marks());
      return state.tr.replaceWith(start, end, richSchema.text(text, textMarks)).removeStoredMark(type);
    },
    { inCodeMark: false },
  );
}
