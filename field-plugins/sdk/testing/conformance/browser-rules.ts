import type { Fault } from './page/scene.tsx';
import type { PluginTexts, RuleName } from './subject.ts';

export interface BrowserStage extends Pick<PluginTexts, 'files'> {
  find(rule: BrowserRuleId): Promise<readonly Fault[]>;
}

/** A rule that needs a real browser. The check throws if the rule is broken. */
export interface BrowserRule extends RuleName {
  check(stage: BrowserStage): Promise<void>;
}

/** Sentence and remedy of each rule that needs layout, colour, a keyboard or a security policy. `page/stage.ts` checks them. */
const sentences = {
  'no-network': ['makes no network requests', 'Ask the host instead of the network.'],
  'no-storage': ['does not use browser storage', 'Keep state in the value or in React.'],
  'no-eval': ['creates no code from strings', 'Write the code out instead of making it from text.'],
  'nothing-left': [
    'leaves no listeners, timers, observers or elements behind when it unmounts',
    'Return a cleanup from each effect.',
  ],
  'silent-afterwards': [
    'emits nothing after it unmounts',
    'Clear timers in the cleanup of the effect; emit at once or in onBlur.',
  ],
  'undo-steps': [
    'emits one value per action, and everything that was typed when it loses focus',
    'Call onChange once per action, and only when the value differs.',
  ],
  'outside-value': [
    'shows a value set from outside at once, and emits nothing in response',
    'Render from value, not from a copy in state.',
  ],
  'focus-in-form': [
    'keeps focus and caret while the form around it re-renders and reorders',
    'Keep element types and keys the same from render to render.',
  ],
  'focus-on-item': [
    'keeps the focus on an item that is moved',
    'Use the id of an item as its key, not its index.',
  ],
  accessible: ['passes the checks of axe', 'Look up the axe rule named in brackets.'],
  'own-names': [
    'gives every input its own accessible name',
    'Name each input, for example with the position of its item.',
  ],
  'contrast-light': ['has enough contrast in light mode', 'Use colours of the theme.'],
  'contrast-dark': [
    'has enough contrast in dark mode',
    'Use colours of the theme, which have a dark version.',
  ],
  'right-to-left': [
    'works on a right-to-left page',
    'Use logical properties such as marginInlineStart, and set no direction.',
  ],
  zoom: [
    'fits a window 320 px wide, which is 400 % zoom',
    'Let it wrap: minWidth 0, flexWrap, and no fixed widths.',
  ],
  'hundred-fields': [
    'renders no other field when one of a hundred of its type is used',
    'Share no listeners or state between widgets.',
  ],
} as const;

export type BrowserRuleId = keyof typeof sentences;

export const browserRules: readonly BrowserRule[] = Object.entries(sentences).map(([id, [name, remedy]]) => ({
  ...{ id, name, remedy: `${id === 'no-eval' ? 'the named file' : 'view.tsx'}: ${remedy}` },
  async check(stage) {
    const inFiles = id === 'no-eval' ? codeFromText(stage) : [];
    const faults = [...inFiles, ...(await stage.find(id as BrowserRuleId))];
    const alike = Map.groupBy(faults, ({ found }) => found.replaceAll(/-?\d+/g, ''));
    const lines = [...alike.values()].map((all) => {
      const [first = '', ...others] = new Set(all.map(({ sample }) => sample));
      return `- ${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}: ${all[0]?.found}`;
    });
    if (lines.length > 0) throw new Error(`Expected nothing of the kind, found:\n${lines.join('\n')}`);
  },
}));

const makesCode = /\b(?:eval|new Function)\s*\(|\bset(?:Timeout|Interval)\s*\(\s*['"`]/;

/** Lines in a plugin's modules that make code from text, which the application's content security policy blocks. */
function codeFromText({ files }: BrowserStage): readonly Fault[] {
  return [...files].flatMap(([name, text]) =>
    text.split('\n').flatMap((line, index) => {
      const isCode = /\.[mc]?[jt]sx?$/.test(name) && !/^\s*(?:\/\/|\*|\/\*)/.test(line);
      const found = `${name}:${index + 1}: ${line.trim()}`;
      return isCode && makesCode.test(line) ? [{ sample: 'its files', found }] : [];
    }),
  );
}
