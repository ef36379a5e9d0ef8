import { expect, it } from 'vitest';
import { conformanceRules } from '../../conformance.ts';
import { browserRules } from '../browser-rules.ts';
import { fold, type RuleResult } from './fold.ts';

const failed = (id: string, message: string): RuleResult => ({
  ...{ id, name: '', where: 'jsdom', passed: false, milliseconds: 1 },
  message,
});

const rules = new Map([...conformanceRules, ...browserRules].map((rule) => [rule.id, rule]));

/** The remedy for one rule that failed with a message. */
const remedyOf = (id: string, message: string) =>
  fold([{ ...failed(id, message), remedy: rules.get(id)?.remedy }])[0]?.remedy;

it.each([
  [
    'a missing text',
    'labelled',
    'Drawing the widget with the sample “three”: No words for "notes.gone".',
    'words/',
  ],
  [
    'a change in place while drawing for a site',
    'render-samples',
    "Drawing for a site with the sample “three”: TypeError: Cannot assign to read only property '0' of object '[object Array]'",
    'render.tsx: Never change a value',
  ],
  ['a page that is not there', 'no-network', 'The rules of Chromium did not run: …', 'the named file: '],
])('leads to the file of %s', (_what, id, message, start) => {
  expect(remedyOf(id, message)).toMatch(new RegExp(`^${start.replaceAll('.', '\\.')}`));
});

it('names one cause once, whichever sample it was seen with', () => {
  const said = (sample: string) =>
    `Drawing the widget with the sample “${sample}”: No words for "notes.gone".`;
  const [first, second] = fold([failed('labelled', said('one')), failed('preview', said('two'))]);
  expect([first?.because, second?.because]).toEqual([undefined, 'labelled']);
});
