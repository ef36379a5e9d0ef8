import { expect } from 'vitest';
import { validSamples } from '../read-sample.ts';
import { findText } from '../words.ts';
import { drawPreview, drawWidget, settled } from './draw.tsx';
import { operateAll } from './operate-all.ts';
import { editable, shown, starts } from './shown-samples.ts';
import { englishOf, type ConformanceRule } from './subject.ts';
import { operateSamples } from './operated-samples.ts';

/**
 * Issues that an emitted value may have. What is incomplete or too long is kept as it was typed and told below the
 * field; what could never be saved must not come out of a widget at all.
 */
const neverEmitted = ['common.wrong_type', 'common.not_a_choice', 'common.too_many'];

const errors = ['The first fault.', 'The second fault.'];

/** What holds for the drawn half. */
export const widgetRules: readonly ConformanceRule[] = [
  {
    id: 'labelled',
    name: 'draws every sample under its label, with an element that takes the focus',
    async check(subject) {
      for (const sample of shown(subject)) {
        const { focusable } = await drawWidget(subject, sample, { words: englishOf(subject) });
        expect(focusable, sample.name).toHaveAccessibleName(expect.stringContaining(sample.label));
        focusable.focus();
        expect(focusable, sample.name).toHaveFocus();
      }
    },
  },
  {
    id: 'own-ids',
    name: 'gives no id twice when two fields stand in one form',
    async check(subject) {
      for (const sample of shown(subject)) {
        const { container } = await drawWidget(subject, sample, { words: englishOf(subject), twice: true });
        const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
        const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
        expect(repeated, sample.name).toEqual([]);
      }
    },
  },
  {
    id: 'every-language',
    name: 'draws in every language',
    async check(subject) {
      for (const words of subject.words.values()) {
        for (const sample of shown(subject)) await drawWidget(subject, sample, { words });
        for (const sample of validSamples(subject.plugin, subject.samples))
          await drawPreview(subject, sample, words);
      }
    },
  },
  {
    id: 'required-told',
    name: 'says that it is required',
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
    name: 'ties its errors to the element that takes the focus',
    async check(subject) {
      for (const sample of shown(subject)) {
        const { focusable } = await drawWidget(subject, sample, { words: englishOf(subject), errors });
        for (const error of errors) {
          expect(focusable, sample.name).toHaveAccessibleDescription(expect.stringContaining(error));
        }
      }
    },
  },
  {
    id: 'emits-fitting',
    name: 'emits only values that fit, and changes none in place',
    async check(subject) {
      const { emitted } = await operateSamples(subject);
      expect(emitted, 'emitted values').not.toHaveLength(0);
      for (const { sample, value } of emitted) {
        const issues = subject.validate({ ...sample.definition, required: false }, value);
        const wrong = issues.map(({ key }) => key).filter((key) => neverEmitted.includes(key));
        expect(wrong, `${sample.name}: ${JSON.stringify(value)}`).toEqual([]);
      }
    },
  },
  {
    id: 'console-silent',
    name: 'says nothing in the console',
    async check(subject) {
      expect((await operateSamples(subject)).complaints).toEqual([]);
    },
  },
  {
    id: 'emits-nothing',
    name: 'emits nothing when it is read-only, nor before anything is done',
    async check(subject) {
      for (const sample of shown(subject)) {
        const untouched = await drawWidget(subject, sample, { words: englishOf(subject) });
        expect(untouched.emitted, sample.name).toEqual([]);
        const locked = await drawWidget(subject, sample, { words: englishOf(subject), readOnly: true });
        await operateAll(locked.container, { settle: settled });
        expect(locked.emitted, `${sample.name}, read-only`).toEqual([]);
      }
    },
  },
  {
    id: 'preview',
    name: 'previews every sample, without anything to press',
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
