import { expect } from 'vitest';
import { issuesOf } from '../issues-of.ts';
import { validSamples, type ReadSample } from '../read-sample.ts';
import type { FieldIssue } from '../../contract/field.ts';
import { fillText } from '../../contract/texts.ts';
import { findText } from '../words.ts';
import { drawPreview, drawWidget, settled, type DrawnWidget } from './draw.tsx';
import { lookAtSamples, shownErrors, type Look } from './drawn-samples.ts';
import { operateAll } from './operate-all.ts';
import { editable, shown, starts } from './shown-samples.ts';
import { englishOf, type ConformanceRule, type ConformanceSubject } from './subject.ts';
import { isChangeInPlace, operateSamples } from './operated-samples.ts';
import { takeStep } from './steps.ts';

/**
 * Issues that an emitted value must not have. Incomplete or overlong input is kept as typed and reported below the field,
 * but a widget must never emit something that could never be saved.
 */
const neverEmitted = ['common.wrong_type', 'common.not_a_choice', 'common.too_many', 'common.repeated'];

function seeIds({ container }: DrawnWidget, sample: ReadSample): void {
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(repeated, sample.name).toEqual([]);
}

function seeErrors({ neighbour }: DrawnWidget, sample: ReadSample): void {
  for (const error of shownErrors)
    expect(neighbour, sample.name).toHaveAccessibleDescription(expect.stringContaining(error) as string);
}

function seeSilence({ emitted }: DrawnWidget, sample: ReadSample): void {
  expect(emitted, sample.name).toEqual([]);
}

function seeLabel({ focusable }: DrawnWidget, sample: ReadSample): void {
  expect(focusable, sample.name).toHaveAccessibleName(expect.stringContaining(sample.label) as string);
  focusable.focus();
  expect(focusable, sample.name).toHaveFocus();
}

/** The checks that share one drawing of the samples. The one that moves the focus comes last. */
const looks = {
  'own-ids': seeIds,
  'errors-tied': seeErrors,
  untouched: seeSilence,
  labelled: seeLabel,
} satisfies Readonly<Record<string, Look>>;

/** Throws the fault that a check found in the drawn samples. */
async function see(subject: ConformanceSubject, look: keyof typeof looks): Promise<void> {
  const faults = await lookAtSamples(subject, looks);
  if (faults.has(look)) throw faults.get(look);
}

/** One line for each error: the first step at which it was thrown, and how often it came again. */
function linesOf(thrown: readonly { readonly place: string; readonly error: unknown }[]): string {
  const times = Map.groupBy(thrown, ({ error }) => String(error).replaceAll(/“[^”]*”|\d+/g, ''));
  return [...times.values()]
    .map((all) => {
      const [first] = all;
      if (first === undefined) return '';
      const more = all.length === 1 ? '' : ` (and ${all.length - 1} more)`;
      return `${first.place}: ${String(first.error)}${more}`;
    })
    .join('\n');
}

/** A value as JSON, as far as it helps to recognise it. */
function inShort(value: unknown): string {
  const whole = JSON.stringify(value) ?? String(value);
  return whole.length > 200 ? `${whole.slice(0, 200)}…` : whole;
}

/** The issues in words, each with its key and the part of the value that it is about. */
function inWords(subject: ConformanceSubject, issues: readonly FieldIssue[]): string {
  const words = englishOf(subject);
  return issues
    .map(({ key, params = {}, path = [] }) => {
      const text = fillText(findText(words, key) ?? key, params, 'en');
      return `${text} (${[key, ...(path.length > 0 ? [`at ${path.join('.')}`] : [])].join(' ')})`;
    })
    .join(' ');
}

/** The rules for the editor component. */
export const widgetRules: readonly ConformanceRule[] = [
  {
    id: 'labelled',
    name: 'renders every sample with its label and a focusable element',
    check: (subject) => see(subject, 'labelled'),
  },
  {
    id: 'own-ids',
    name: 'uses no id twice when a form has two of its fields',
    check: (subject) => see(subject, 'own-ids'),
  },
  {
    id: 'every-language',
    name: 'renders in every language',
    async check(subject) {
      const samples = shown(subject);
      const valid = validSamples(subject.plugin, subject.samples);
      const languages = [...subject.words.values()];
      for (const [turn, words] of languages.entries()) {
        for (const sample of valid) await drawPreview(subject, sample, words);
        // Other rules draw every sample in English, and words do not change the drawing, so each sample is drawn in only
        // one language.
        const own = samples.filter((_sample, index) => index === 0 || index % languages.length === turn);
        for (const sample of own) await drawWidget(subject, sample, { words });
      }
    },
  },
  {
    id: 'required-told',
    name: 'announces that it is required',
    async check(subject) {
      const words = englishOf(subject);
      const word = findText(words, 'common.isRequired') ?? '';
      for (const sample of starts(subject)) {
        const { focusable } = await drawWidget(subject, sample, { words });
        const named = word !== '' && (focusable.textContent ?? '').includes(word);
        const told = focusable.getAttribute('aria-required') === 'true' || named;
        expect(told, sample.name).toBe(sample.required);
      }
    },
  },
  {
    id: 'errors-tied',
    name: 'connects its errors to the focusable element',
    check: (subject) => see(subject, 'errors-tied'),
  },
  {
    id: 'emits-fitting',
    name: 'emits only values that fit the schema, and mutates none',
    async check(subject) {
      const { emitted, thrown } = await operateSamples(subject);
      const changed = thrown.filter(({ error }) => isChangeInPlace(error));
      if (changed.length > 0) throw new Error(linesOf(changed), { cause: changed[0]?.error });
      expect(emitted, 'emitted values').not.toHaveLength(0);
      for (const { sample, value } of emitted) {
        const issues = issuesOf(subject.plugin, { ...sample.definition, required: false })(value);
        const wrong = issues.filter(({ key }) => neverEmitted.includes(key));
        if (wrong.length > 0)
          throw new Error(
            `With the sample “${sample.name}” it emitted ${inShort(value)}: ${inWords(subject, wrong)}`,
          );
      }
    },
  },
  {
    id: 'never-throws',
    name: 'throws no errors while its controls are used',
    async check(subject) {
      const thrown = (await operateSamples(subject)).thrown.filter(({ error }) => !isChangeInPlace(error));
      if (thrown.length > 0) throw new Error(linesOf(thrown), { cause: thrown[0]?.error });
    },
  },
  {
    id: 'console-silent',
    name: 'logs nothing to the console',
    async check(subject) {
      expect((await operateSamples(subject)).complaints).toEqual([]);
    },
  },
  {
    id: 'emits-nothing',
    name: 'emits nothing while it is read-only, or before the user does anything',
    async check(subject) {
      await see(subject, 'untouched');
      for (const sample of shown(subject)) {
        const locked = await drawWidget(subject, sample, { words: englishOf(subject), readOnly: true });
        await operateAll(locked.container, {
          settle: settled,
          brief: true,
          onAction: (control) => takeStep(`${sample.name}, read-only`, `Using ${control}`),
        });
        expect(locked.emitted, `${sample.name}, read-only`).toEqual([]);
      }
    },
  },
  {
    id: 'preview',
    name: 'previews every sample without interactive elements',
    async check(subject) {
      for (const sample of editable(subject)) {
        const container = await drawPreview(subject, sample, englishOf(subject));
        const says = container.textContent !== '' || container.querySelector('img, svg, [role=img]') !== null;
        expect(says, sample.name).toBe(true);
        const pressable = [
          ...container.querySelectorAll('button, input, select, textarea, a[href], [tabindex="0"]'),
        ];
        expect(pressable.filter((element) => element.closest('[inert]') === null)).toEqual([]);
      }
    },
  },
];
