import { act, cleanup } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Choices } from '../../contract/choices.ts';
import type { FieldHost } from '../../contract/view.ts';
import { createFakeAround } from '../fake-around.ts';
import { fakePages } from '../fake-host.ts';
import { renderPreview, renderSample, settled } from './render-sample.tsx';
import { shown, valid } from './samples.ts';
import { takeStep } from './steps.ts';
import { hostIn, type ConformanceRules } from './subject.ts';

type LoadChoices = FieldHost['loadChoices'];

/** The ways loading choices can end without choices. */
const answers: Readonly<Record<string, Choices<never>>> = {
  'choices that never come': { state: 'loading', choices: [] },
  'no choices': { state: 'empty', choices: [] },
  'choices that cannot be loaded': { state: 'failed', choices: [], retry: () => undefined },
};

/** The surroundings of a field, in turn. Models differ, so a field of any name may have any value. */
const surroundings = [
  { page: fakePages[0] ?? null, value: 'text' },
  { page: { id: 'x', title: '', url_path: '' }, value: 7 },
  { page: null, value: [{ id: 'a' }] },
  { page: null, value: null },
  { page: null, value: undefined },
];

/** The rules for data that a widget reads but does not own. */
export const aroundRules: ConformanceRules = {
  'any-choices': {
    name: 'renders whether or not its choices load, and stops loading when it unmounts',
    remedy:
      'view.tsx: Render every state of useChoices, answer or reject in load, and return what loadChoices returned from the effect.',
    async check(subject) {
      for (const sample of shown(subject))
        for (const [answer, choices] of [['its choices'] as const, ...Object.entries(answers)]) {
          takeStep(sample.name, `Answering with ${answer}`);
          const { loadChoices, open, isAsked } = counting(hostIn(subject).loadChoices, choices);
          const rendered = await renderSample(subject, sample, { host: { loadChoices } });
          await settled();
          expect(rendered.emitted(), `${sample.name}: emitted, given ${answer}`).toEqual([]);
          // The host answers at once, so a load that takes longer waits for nothing.
          if (choices === undefined)
            await vi.waitFor(() =>
              expect([...open], `${sample.name}: sources whose load never answers`).not.toContainEqual(
                expect.objectContaining({ state: 'loading' }),
              ),
            );
          cleanup();
          expect([...open], `${sample.name}: still loading after it is gone, given ${answer}`).toEqual([]);
          // A widget that requests no choices renders the same for every answer.
          if (!isAsked()) break;
        }
    },
  },
  'any-surroundings': {
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
  // Numbers, dates and lists are formatted in the reader's language, not the machine's.
  'reader-language': {
    name: 'formats in the language it is given',
    remedy:
      'field.ts and view.tsx: Pass locale to Intl: host.locale in the view, language.locale in summarize.',
    async check(subject) {
      for (const sample of valid(subject)) {
        const asked = await formatsWithoutLanguage(async () => {
          subject.plugin.summarize(sample.value, sample.options, hostIn(subject));
          await renderPreview(subject, sample);
          await renderSample(subject, sample);
          await settled();
        });
        expect(asked, `${sample.name}: formats that were asked for without a language`).toEqual([]);
      }
    },
  },
};

/** Loads choices, or answers with these, and keeps a record of the loads that were not stopped. */
function counting(load: LoadChoices, answer?: Choices<never>) {
  const open = new Set<{ readonly key: string; state: string }>();
  let asked = false;
  const loadChoices: LoadChoices = (source, show) => {
    asked = true;
    const one = { key: source.key, state: 'loading' };
    open.add(one);
    if (answer !== undefined) show(answer);
    const stop =
      answer === undefined &&
      load(source, (choices) => {
        one.state = choices.state;
        show(choices);
      });
    return () => {
      open.delete(one);
      if (stop) stop();
    };
  };
  return { loadChoices, open, isAsked: () => asked };
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
    const isWithout = ([locale]: readonly unknown[]) => locale === undefined;
    return spies.filter(({ spy }) => spy.mock.calls.some(isWithout)).map(({ name }) => name);
  } finally {
    for (const { spy } of spies) spy.mockRestore();
  }
}
