import { act, cleanup } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Choices } from '../../contract/choices.ts';
import type { FieldHost } from '../../contract/view.ts';
import { createFakeAround } from '../fake-around.ts';
import { fakePages } from '../fake-host.ts';
import { validSamples } from '../read-sample.ts';
import { renderPreview, renderSample, settled } from './render-sample.tsx';
import { shown } from './samples.ts';
import { takeStep } from './steps.ts';
import { hostIn, type ConformanceRule } from './subject.ts';

type LoadChoices = FieldHost['loadChoices'];

/** The ways loading choices can end without choices. */
const answers: Readonly<Record<string, LoadChoices>> = {
  'choices that never come': answering({ state: 'loading', choices: [] }),
  'no choices': answering({ state: 'empty', choices: [] }),
  'choices that cannot be loaded': answering({ state: 'failed', choices: [], retry: () => undefined }),
};

function answering(answer: Choices<never>): LoadChoices {
  return (_source, show) => {
    show(answer);
    return () => undefined;
  };
}

/** In milliseconds. The host of the rules answers at once, so a load that takes longer waits for nothing. */
const longestLoad = 1000;

/** The surroundings of a field, in turn. Models differ, so a field of any name may have any value. */
const surroundings = [
  { page: fakePages[0] ?? null, value: 'text' },
  { page: { id: 'x', title: '', url_path: '' }, value: 7 },
  { page: null, value: [{ id: 'a' }] },
  { page: null, value: null },
  { page: null, value: undefined },
];

/** The rules for data that a widget reads but does not own. */
export const aroundRules: readonly ConformanceRule[] = [
  {
    id: 'any-choices',
    name: 'renders whether or not its choices load, and stops loading when it unmounts',
    remedy:
      'view.tsx: Render every state of useChoices, answer or reject in load, and return what loadChoices returned from the effect.',
    async check(subject) {
      const { loadChoices } = hostIn(subject);
      for (const sample of shown(subject)) {
        for (const [answer, load] of Object.entries({ 'its choices': loadChoices, ...answers })) {
          takeStep(sample.name, `Answering with ${answer}`);
          const { counted, open, loading, isAsked } = counting(load);
          const rendered = await renderSample(subject, sample, { host: { loadChoices: counted } });
          await settled();
          expect(rendered.emitted(), `${sample.name}: emitted, given ${answer}`).toEqual([]);
          if (load === loadChoices)
            await vi.waitFor(
              () => expect(loading(), `${sample.name}: sources whose load never answers`).toEqual([]),
              { timeout: longestLoad },
            );
          cleanup();
          expect(open(), `${sample.name}: still loading after it is gone, given ${answer}`).toBe(0);
          // A widget that requests no choices renders the same for every answer.
          if (!isAsked()) break;
        }
      }
    },
  },
  {
    id: 'any-surroundings',
    name: 'renders with any fields around it, and stops following them when it unmounts',
    remedy: 'view.tsx: Check what kind of value around.field returns, and read it with useAround.',
    async check(subject) {
      for (const sample of shown(subject)) {
        const { around, change, listening } = createFakeAround();
        const rendered = await renderSample(subject, sample, { around });
        for (const { page, value } of surroundings) {
          takeStep(sample.name, `Giving every other field ${JSON.stringify(value)}`);
          await act(async () => change({ page, field: () => value }));
          await settled();
        }
        expect(rendered.emitted(), `${sample.name}: emitted when something around it changed`).toEqual([]);
        cleanup();
        expect(listening(), `${sample.name}: still subscribed after it is gone`).toBe(0);
      }
    },
  },
  {
    // Numbers, dates and lists are formatted in the reader's language, not the machine's.
    id: 'reader-language',
    name: 'formats in the language it is given',
    remedy:
      'field.ts and view.tsx: Pass locale to Intl: host.locale in the view, language.locale in summarize.',
    async check(subject) {
      const { plugin, samples } = subject;
      for (const sample of validSamples(plugin, samples)) {
        const asked = await formatsWithoutLanguage(async () => {
          plugin.summarize(sample.value, sample.options, hostIn(subject));
          await renderPreview(subject, sample);
          await renderSample(subject, sample);
          await settled();
        });
        expect(asked, `${sample.name}: formats that were asked for without a language`).toEqual([]);
      }
    },
  },
];

/** Wraps a load function; counts loads that were not stopped, and lists the keys still loading. */
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

/** Without a language, these use the machine's, which differs between server and browser. */
const formats: readonly (readonly [owner: object, ...names: readonly string[]])[] = [
  [Intl, 'NumberFormat', 'DateTimeFormat', 'ListFormat', 'PluralRules', 'RelativeTimeFormat'],
  [Number.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'],
];

/** The formats that `work` uses without a language. */
async function formatsWithoutLanguage(work: () => Promise<void>): Promise<readonly string[]> {
  const spies = formats.flatMap(([owner, ...names]) =>
    names.map((name) => ({ name, spy: vi.spyOn(owner as Record<string, () => unknown>, name) })),
  );
  try {
    await work();
    return spies.flatMap(({ name, spy }) =>
      spy.mock.calls.some(([locale]: readonly unknown[]) => locale === undefined) ? [name] : [],
    );
  } finally {
    for (const { spy } of spies) spy.mockRestore();
  }
}
