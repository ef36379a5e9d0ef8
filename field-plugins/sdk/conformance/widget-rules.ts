import axe from 'axe-core';
import { expect } from 'vitest';
import { emptySamples, showableSamples, validSamples, type ReadSample } from '../read-sample.ts';
import { fillText, findText } from '../words.ts';
import { drawPreview, drawWidget } from './draw.tsx';
import { englishOf, type ConformanceRule, type ConformanceSubject } from './subject.ts';
import { operateAll } from './operate-all.ts';

/**
 * Issues that an emitted value may have. What is incomplete or too long is kept as it was typed and told below the
 * field; what could never be saved must not come out of a widget at all.
 */
const neverEmitted = ['common.wrong_type', 'common.not_a_choice', 'common.too_many'];

const errors = ['The first fault.', 'The second fault.'];

/** What holds for the drawn half. */
export const widgetRules: readonly ConformanceRule[] = [
  {
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
    name: 'says that it is required',
    async check(subject) {
      const words = englishOf(subject);
      const word = findText(words, 'common.isRequired') ?? '';
      for (const sample of emptySamples(subject.plugin, subject.samples)) {
        const { focusable } = await drawWidget(subject, sample, { words });
        const named = word !== '' && (focusable.textContent ?? '').includes(word);
        const told = focusable.getAttribute('aria-required') === 'true' || named;
        expect(told, sample.name).toBe(sample.required);
      }
    },
  },
  {
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
    name: 'emits only values that fit, and changes none in place',
    async check(subject) {
      let count = 0;
      for (const sample of editable(subject)) {
        const { container, emitted } = await drawWidget(subject, sample, { words: englishOf(subject) });
        await operateAll(container);
        for (const value of emitted) {
          const issues = subject
            .validate({ ...sample.definition, required: false }, value)
            .map((issue) => issue.key);
          const wrong = issues.filter((key) => neverEmitted.includes(key));
          expect(wrong, `${sample.name}: ${JSON.stringify(value)}`).toEqual([]);
        }
        count += emitted.length;
      }
      expect(count, 'emitted values').toBeGreaterThan(0);
    },
  },
  {
    name: 'emits nothing when it is read-only, nor before anything is done',
    async check(subject) {
      for (const sample of shown(subject)) {
        const untouched = await drawWidget(subject, sample, { words: englishOf(subject) });
        expect(untouched.emitted, sample.name).toEqual([]);
        const locked = await drawWidget(subject, sample, { words: englishOf(subject), readOnly: true });
        await operateAll(locked.container);
        expect(locked.emitted, `${sample.name}, read-only`).toEqual([]);
      }
    },
  },
  {
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
  {
    name: 'is clean in the eyes of axe',
    async check(subject) {
      const words = englishOf(subject);
      for (const sample of shown(subject)) {
        const told = sample.issues.map((issue) => fillText(findText(words, issue.key) ?? '', issue.params));
        for (const readOnly of [false, true]) {
          const { container } = await drawWidget(subject, sample, { words, errors: told, readOnly });
          expect(await violations(container), sample.name).toEqual([]);
        }
      }
      for (const sample of validSamples(subject.plugin, subject.samples)) {
        expect(await violations(await drawPreview(subject, sample, words)), sample.name).toEqual([]);
      }
    },
  },
];

/** What a widget is handed that may be edited into something that fits. */
function editable({ plugin, samples }: ConformanceSubject): readonly ReadSample[] {
  return [...emptySamples(plugin, samples), ...validSamples(plugin, samples)];
}

function shown(subject: ConformanceSubject): readonly ReadSample[] {
  const { plugin, samples } = subject;
  return [...editable(subject), ...showableSamples(plugin, samples)];
}

async function violations(container: HTMLElement): Promise<readonly string[]> {
  const { violations: found } = await axe.run(container, {
    // The page around the widget is the application's; colours have no place in jsdom and are looked at in stories.
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
