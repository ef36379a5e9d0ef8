import { act, cleanup } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { FieldHost, PageChoice } from '../../contract/view.ts';
import { createFakeAround } from '../fake-around.ts';
import { fakePages } from '../fake-host.ts';
import { drawWidget, settled } from './draw.tsx';
import { hostIn } from './host-in.ts';
import { shown } from './shown-samples.ts';
import { takeStep } from './steps.ts';
import { englishOf, type ConformanceRule } from './subject.ts';

type LoadChoices = FieldHost['loadChoices'];

/** How loading choices may end, besides with choices. */
const answers: Readonly<Record<string, LoadChoices>> = {
  'choices that never come': (_source, show) => {
    show({ state: 'loading', choices: [] });
    return () => undefined;
  },
  'no choices': (_source, show) => {
    show({ state: 'empty', choices: [] });
    return () => undefined;
  },
  'choices that cannot be loaded': (_source, show) => {
    show({ state: 'failed', choices: [], retry: () => undefined });
    return () => undefined;
  },
};

/** The host of the rules answers at once, so a load that takes longer than this waits for nothing; in milliseconds. */
const longestLoad = 1000;

/** What may be around a field, one after the other. Models differ, so a field of any name may have any value. */
const surroundings: readonly { readonly page: PageChoice | null; readonly value: unknown }[] = [
  { page: fakePages[0] ?? null, value: 'text' },
  { page: { id: 'x', title: '', url_path: '' }, value: 7 },
  { page: null, value: [{ id: 'a' }] },
  { page: null, value: null },
  { page: null, value: undefined },
];

/** The rules about what a widget reads, and others decide. */
export const aroundRules: readonly ConformanceRule[] = [
  {
    id: 'any-choices',
    name: 'renders whether or not its choices load, and stops loading when it unmounts',
    async check(subject) {
      const words = englishOf(subject);
      const { loadChoices } = hostIn(subject, words);
      const all = { 'its choices': loadChoices, ...answers };
      for (const sample of shown(subject)) {
        for (const [answer, load] of Object.entries(all)) {
          takeStep(sample.name, `Answering with ${answer}`);
          const { counted, open, loading, isAsked } = counting(load);
          const drawn = await drawWidget(subject, sample, { words, host: { loadChoices: counted } });
          await settled();
          expect(drawn.emitted, `${sample.name}: emitted, given ${answer}`).toEqual([]);
          if (load === loadChoices)
            await vi.waitFor(
              () => expect(loading(), `${sample.name}: sources whose load never answers`).toEqual([]),
              { timeout: longestLoad },
            );
          cleanup();
          expect(open(), `${sample.name}: still loading after it is gone, given ${answer}`).toBe(0);
          // One that asks for no choices looks the same whatever the answer is.
          if (!isAsked()) break;
        }
      }
    },
  },
  {
    id: 'any-surroundings',
    name: 'renders with any fields around it, and stops following them when it unmounts',
    async check(subject) {
      const words = englishOf(subject);
      for (const sample of shown(subject)) {
        const { around, change, listening } = createFakeAround();
        const drawn = await drawWidget(subject, sample, { words, around });
        for (const { page, value } of surroundings) {
          takeStep(sample.name, `Giving every other field ${JSON.stringify(value)}`);
          await act(async () => change({ page, field: () => value }));
          await settled();
        }
        expect(drawn.emitted, `${sample.name}: emitted when something around it changed`).toEqual([]);
        cleanup();
        expect(listening(), `${sample.name}: still subscribed after it is gone`).toBe(0);
      }
    },
  },
];

/** The same loading, how much of it was not stopped, and the keys of what is still loading. */
function counting(load: LoadChoices) {
  const open = new Set<{ readonly key: string; state: string }>();
  let asked = false;
  const counted: LoadChoices = (source, show) => {
    asked = true;
    const one = { key: source.key, state: 'loading' };
    open.add(one);
    const stop = load(source, (choices) => {
      one.state = choices.state;
      show(choices);
    });
    return () => {
      open.delete(one);
      stop();
    };
  };
  const loading = () => [...open].flatMap(({ key, state }) => (state === 'loading' ? [key] : []));
  return { counted, open: () => open.size, loading, isAsked: () => asked };
}
