import { expect } from 'vitest';
import type { BrowserStage } from './browser-stage.ts';
import { codeFromText } from './code-from-text.ts';
import type { Fault } from './page/current.ts';
import { countWork } from './count-work.ts';
import type { Exercise } from './page/exercise.tsx';
import type { RuleName } from './subject.ts';
import { typingFaults } from './typing-faults.ts';
import { withGallery } from './with-gallery.ts';

/** A rule that needs a real browser. The check throws if the rule is broken. */
export interface BrowserRule extends RuleName {
  check(stage: BrowserStage): Promise<void>;
}

/** With this many fields of a type in one form, a step may take at most this many times as much work as with one. */
const crowd = 100;
const mostTimes = 10;

/** Rules for the editor component that need layout, colour, a keyboard and a security policy. */
export const browserRules: readonly BrowserRule[] = [
  exerciseRule('no-network', 'makes no network requests', 'network'),
  exerciseRule('no-storage', 'does not use browser storage', 'storage'),
  {
    id: 'no-eval',
    name: 'creates no code from strings',
    async check(stage) {
      const lines = codeFromText(stage.files).map((found) => ({ sample: 'its files', found }));
      refuse([...lines, ...(await stage.exercise()).code]);
    },
  },
  exerciseRule(
    'nothing-left',
    'leaves no listeners, timers, observers or elements behind when it unmounts',
    'leftovers',
  ),
  exerciseRule('silent-afterwards', 'emits nothing after it unmounts', 'late'),
  {
    id: 'undo-steps',
    name: 'emits one value per action, and everything that was typed when it loses focus',
    async check(stage) {
      refuse([...(await stage.exercise()).steps, ...(await typingFaults(stage))]);
    },
  },
  {
    id: 'outside-value',
    name: 'shows a value set from outside at once, and emits nothing in response',
    async check(stage) {
      refuse(await stage.ask('outsideValueFaults'));
    },
  },
  {
    id: 'focus-in-form',
    name: 'keeps focus and caret while the form around it re-renders and reorders',
    async check(stage) {
      refuse(await stage.ask('fieldFocusFaults'));
    },
  },
  {
    id: 'focus-on-item',
    name: 'keeps the focus on an item that is moved',
    async check(stage) {
      refuse(await stage.ask('itemFocusFaults'));
    },
  },
  {
    id: 'accessible',
    name: 'passes the checks of axe',
    async check(stage) {
      refuse((await stage.axeInLight()).others);
    },
  },
  {
    id: 'own-names',
    name: 'gives every input its own accessible name',
    async check(stage) {
      refuse((await stage.axeInLight()).names);
    },
  },
  {
    id: 'contrast-light',
    name: 'has enough contrast in light mode',
    async check(stage) {
      refuse((await stage.axeInLight()).colours);
    },
  },
  {
    id: 'contrast-dark',
    name: 'has enough contrast in dark mode',
    async check(stage) {
      const { colours } = await withGallery(stage, { dark: true }, () => stage.ask('axeFaults', 'colours'));
      refuse(colours);
    },
  },
  {
    id: 'right-to-left',
    name: 'works on a right-to-left page',
    async check(stage) {
      const width = 600;
      // What goes wrong in both directions has nothing to do with the direction.
      const usual = await withGallery(stage, { width }, () => stage.ask('layoutFaults'));
      const known = new Set(usual.map(({ sample, found }) => `${sample} ${withoutNumbers(found)}`));
      const faults = await withGallery(stage, { rightToLeft: true, width }, async () => [
        ...(await stage.ask('directionFaults')),
        ...(await stage.ask('layoutFaults')),
      ]);
      refuse(faults.filter(({ sample, found }) => !known.has(`${sample} ${withoutNumbers(found)}`)));
    },
  },
  {
    id: 'zoom',
    name: 'fits a window 320 px wide, which is 400 % zoom',
    async check(stage) {
      refuse(await withGallery(stage, { width: 320 }, () => stage.ask('layoutFaults')));
    },
  },
  {
    id: 'hundred-fields',
    name: 'stays as fast among a hundred fields of its type',
    async check(stage) {
      const alone = await workOfOneOf(stage, 1);
      const among = await workOfOneOf(stage, crowd);
      expect(among.result, `how often the other ${crowd - 1} were drawn again`).toBe(0);
      const times = Math.round((among.work / alone.work) * 10) / 10;
      expect(times, `how many times as much work a step is among ${crowd}`).toBeLessThanOrEqual(mostTimes);
    },
  },
];

async function workOfOneOf({ page, ask }: BrowserStage, count: number) {
  await ask('drawCrowd', count);
  return countWork(page, () => ask('useOneOfCrowd'));
}

/** A rule about something recorded while every control of every sample is used. */
function exerciseRule(id: string, name: string, kind: keyof Exercise): BrowserRule {
  return {
    id,
    name,
    async check(stage) {
      refuse((await stage.exercise())[kind]);
    },
  };
}

function withoutNumbers(found: string): string {
  return found.replaceAll(/-?\d+/g, '');
}

/** Fails with one line for each fault, however many samples have it. */
function refuse(faults: readonly Fault[]): void {
  const alike = Map.groupBy(faults, ({ found }) => withoutNumbers(found));
  const lines = [...alike.values()].map((all) => {
    const samples = new Set(all.map(({ sample }) => sample));
    const [first] = samples;
    const more = samples.size === 1 ? '' : ` (and ${samples.size - 1} more)`;
    return `- ${first}${more}: ${all[0]?.found}`;
  });
  if (lines.length > 0) throw new Error(`Expected nothing of the kind, found:\n${lines.join('\n')}`);
}
