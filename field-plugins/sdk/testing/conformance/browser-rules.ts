import { expect } from 'vitest';
import { withGallery, type BrowserStage } from './browser-stage.ts';
import type { Fault } from './page/current.ts';
import type { RuleName } from './subject.ts';

/** A rule that needs a real browser. The check throws if the rule is broken. */
export interface BrowserRule extends RuleName {
  check(stage: BrowserStage): Promise<void>;
}

/** With this many fields of a type in one form, a step may take at most this many times as much work as with one. */
const crowd = 100;
const mostTimes = 10;

/** Rules for the editor component that need layout, colour, a keyboard and a security policy. */
export const browserRules: readonly BrowserRule[] = [
  rule('no-network', 'makes no network requests', async (stage) => (await stage.exercise()).network),
  rule('no-storage', 'does not use browser storage', async (stage) => (await stage.exercise()).storage),
  rule('no-eval', 'creates no code from strings', async (stage) => [
    ...codeFromText(stage.files),
    ...(await stage.exercise()).code,
  ]),
  rule(
    'nothing-left',
    'leaves no listeners, timers, observers or elements behind when it unmounts',
    async (stage) => (await stage.exercise()).leftovers,
  ),
  rule(
    'silent-afterwards',
    'emits nothing after it unmounts',
    async (stage) => (await stage.exercise()).late,
  ),
  rule(
    'undo-steps',
    'emits one value per action, and everything that was typed when it loses focus',
    async (stage) => [...(await stage.exercise()).steps, ...(await typingFaults(stage))],
  ),
  rule('outside-value', 'shows a value set from outside at once, and emits nothing in response', ({ ask }) =>
    ask('outsideValueFaults'),
  ),
  rule('focus-in-form', 'keeps focus and caret while the form around it re-renders and reorders', ({ ask }) =>
    ask('fieldFocusFaults'),
  ),
  rule('focus-on-item', 'keeps the focus on an item that is moved', ({ ask }) => ask('itemFocusFaults')),
  rule('accessible', 'passes the checks of axe', async (stage) => (await stage.axeInLight()).others),
  rule(
    'own-names',
    'gives every input its own accessible name',
    async (stage) => (await stage.axeInLight()).names,
  ),
  rule(
    'contrast-light',
    'has enough contrast in light mode',
    async (stage) => (await stage.axeInLight()).colours,
  ),
  rule('contrast-dark', 'has enough contrast in dark mode', (stage) =>
    withGallery(stage, { dark: true }, async () => (await stage.ask('axeFaults', 'colours')).colours),
  ),
  rule('right-to-left', 'works on a right-to-left page', async (stage) => {
    const width = 600;
    // What goes wrong in both directions has nothing to do with the direction.
    const usual = await withGallery(stage, { width }, () => stage.ask('layoutFaults'));
    const known = new Set(usual.map(({ sample, found }) => `${sample} ${withoutNumbers(found)}`));
    const faults = await withGallery(stage, { rightToLeft: true, width }, async () => [
      ...(await stage.ask('directionFaults')),
      ...(await stage.ask('layoutFaults')),
    ]);
    return faults.filter(({ sample, found }) => !known.has(`${sample} ${withoutNumbers(found)}`));
  }),
  rule('zoom', 'fits a window 320 px wide, which is 400 % zoom', (stage) =>
    withGallery(stage, { width: 320 }, () => stage.ask('layoutFaults')),
  ),
  {
    id: 'hundred-fields',
    name: 'stays as fast among a hundred fields of its type',
    async check(stage) {
      const alone = await workOfOneOf(stage, 1);
      const among = await workOfOneOf(stage, crowd);
      expect(among.renders, `how often the other ${crowd - 1} were drawn again`).toBe(0);
      const times = Math.round((among.work / alone.work) * 10) / 10;
      expect(times, `how many times as much work a step is among ${crowd}`).toBeLessThanOrEqual(mostTimes);
    },
  },
];

/** A rule that fails with one line for each fault, however many samples have it. */
function rule(
  id: string,
  name: string,
  find: (stage: BrowserStage) => Promise<readonly Fault[]>,
): BrowserRule {
  return {
    id,
    name,
    async check(stage) {
      const alike = Map.groupBy(await find(stage), ({ found }) => withoutNumbers(found));
      const lines = [...alike.values()].map((all) => {
        const samples = new Set(all.map(({ sample }) => sample));
        const [first] = samples;
        const more = samples.size === 1 ? '' : ` (and ${samples.size - 1} more)`;
        return `- ${first}${more}: ${all[0]?.found}`;
      });
      if (lines.length > 0) throw new Error(`Expected nothing of the kind, found:\n${lines.join('\n')}`);
    },
  };
}

function withoutNumbers(found: string): string {
  return found.replaceAll(/-?\d+/g, '');
}

const suspects = [
  /\beval\s*\(/,
  /\bnew\s+Function\s*\(/,
  /(^|[^\w.])Function\s*\(\s*['"`]/,
  /\bset(Timeout|Interval)\s*\(\s*['"`]/,
];

/** Lines in a plugin's modules that make code from text, which the application's content security policy blocks. */
function codeFromText(files: ReadonlyMap<string, string>): readonly Fault[] {
  return [...files]
    .filter(([name]) => /\.[mc]?[jt]sx?$/.test(name))
    .flatMap(([name, text]) =>
      text.split('\n').map((line, index) => ({ line, place: `${name}:${index + 1}` })),
    )
    .filter(({ line }) => !/^\s*(\/\/|\*|\/\*)/.test(line) && suspects.some((suspect) => suspect.test(line)))
    .map(({ line, place }) => ({ sample: 'its files', found: `${place}: ${line.trim()}` }));
}

/** Types a word on the real keyboard wherever possible, and checks what the editor would have to undo. */
async function typingFaults({ page, ask }: BrowserStage): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  await page.bringToFront();
  for (const place of await ask('placesToType')) {
    const note = (found: string) => faults.push({ sample: place.sample, found });
    await ask('enterPlace', place);
    let before = 0;
    const step = async (what: string) => {
      const { count } = await ask('emittedSoFar');
      if (count - before > 1) note(`${what} emitted ${count - before} values`);
      before = count;
    };
    for (const key of place.numeric ? ['1', '2', '3'] : ['a', 'b', 'c']) {
      await page.keyboard.press(key);
      await step('one keystroke');
      if (await ask('isInPlace')) continue;
      note('the focus was lost while typing');
      break;
    }
    await ask('leavePlace');
    await step('leaving the field');
    if (before === 0) note('nothing was emitted by the time that the field was left');
    if ((await ask('emittedSoFar')).same > 0) note('a keystroke emitted the value that stood there already');
  }
  return faults;
}

/**
 * Uses one of so many fields, and counts how often the others render, and the calls of functions: the same work counts the
 * same on any machine, however busy it is.
 */
async function workOfOneOf({ page, ask }: BrowserStage, count: number) {
  await ask('drawCrowd', count);
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const renders = await ask('useOneOfCrowd');
    const coverage = await devtools.send('Profiler.takePreciseCoverage');
    const functions = coverage.result.flatMap((script) => script.functions);
    return { renders, work: functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0) };
  } finally {
    await devtools.detach();
  }
}
