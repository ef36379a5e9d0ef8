import { expect } from 'vitest';
import { issuesOfErrors, translateIssues } from '../../contract/issue-messages.ts';
import { issuesOf } from '../issues-of.ts';
import { operateAll } from './operate-all.ts';
import { operateSamples, throwThrown } from './operated-samples.ts';
import { renderPreview, renderSample, settled } from './render-sample.tsx';
import { editable, shown, starts, valid } from './samples.ts';
import { takeStep } from './steps.ts';
import { hostIn, type ConformanceRules } from './subject.ts';

/**
 * Issues that an emitted value must not have. Incomplete or overlong input is kept as typed and reported below the field,
 * but a widget must never emit something that could never be saved.
 */
const neverEmitted = ['common.wrong_type', 'common.not_a_choice', 'common.too_many', 'common.repeated'];

const errors = ['The first fault.', 'The second fault.'];

// Errors and a second field must change neither the label, the ids nor the value.
const withErrors = { issueMessages: issuesOfErrors(errors) };
const twiceWithErrors = { ...withErrors, isTwice: true };

export const widgetRules: ConformanceRules = {
  labelled: {
    name: 'renders every sample with its label and a focusable element',
    remedy: 'view.tsx: Give the focusable element the id, and the label as its name.',
    async check(subject) {
      for (const sample of shown(subject)) {
        const { focusable } = await renderSample(subject, sample, withErrors);
        expect(focusable, sample.name).toHaveAccessibleName(expect.stringContaining(sample.label) as string);
        focusable.focus();
        expect(focusable, sample.name).toHaveFocus();
      }
    },
  },
  'own-ids': {
    name: 'uses no id twice when a form has two of its fields',
    remedy: 'view.tsx: Start every id inside the widget with the given id.',
    async check(subject) {
      for (const sample of shown(subject)) {
        const { container } = await renderSample(subject, sample, twiceWithErrors);
        const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
        expect([...new Set(ids)], sample.name).toEqual(ids);
      }
    },
  },
  'every-language': {
    name: 'renders in every language',
    remedy: 'view.tsx: Take every text from host.translate, and compare none.',
    async check(subject) {
      const languages = [...subject.messages.keys()];
      for (const [place, language] of languages.entries()) {
        for (const sample of valid(subject)) await renderPreview(subject, sample, language);
        // Other rules render every sample in English, and messages do not change the rendering, so each sample is rendered in only
        // one language.
        const own = shown(subject).filter((_, index) => index === 0 || index % languages.length === place);
        for (const sample of own) await renderSample(subject, sample, { language });
      }
    },
  },
  'required-announced': {
    name: 'announces that it is required',
    remedy: 'view.tsx: Set aria-required, or add common.isRequired to the label.',
    async check(subject) {
      const text = hostIn(subject).translate('common.isRequired');
      for (const sample of starts(subject)) {
        const { focusable } = await renderSample(subject, sample);
        const isMarked = focusable.getAttribute('aria-required') === 'true';
        expect(isMarked || focusable.textContent.includes(text), sample.name).toBe(sample.required);
      }
    },
  },
  'errors-tied': {
    name: 'connects its errors to the focusable element',
    remedy: 'view.tsx: Point aria-describedby of the focusable element at the errors.',
    async check(subject) {
      for (const sample of shown(subject)) {
        const { focusable } = await renderSample(subject, sample, withErrors);
        for (const error of errors)
          expect(focusable, sample.name).toHaveAccessibleDescription(
            expect.stringContaining(error) as string,
          );
      }
    },
  },
  'emits-fitting': {
    name: 'emits only values that fit the schema, and mutates none',
    remedy: 'view.tsx: Emit a new value that fits the schema; never change value or options.',
    async check(subject) {
      await throwThrown(subject, true);
      const { emitted } = await operateSamples(subject);
      expect(emitted, 'emitted values').not.toHaveLength(0);
      for (const { sample, value } of emitted) {
        const issues = issuesOf(subject.plugin, { ...sample.definition, required: false })(value);
        const wrong = issues.filter(({ key }) => neverEmitted.includes(key));
        const translated = translateIssues(wrong, hostIn(subject)).issues.map(
          ({ message, path }, at) => `${message} (${[wrong[at]?.key, ...path].join(' ')})`,
        );
        const inShort = JSON.stringify(value)?.replace(/(?<=^.{200}).+/s, '…');
        if (translated.length > 0)
          throw new Error(`With the sample “${sample.name}” it emitted ${inShort}: ${translated.join(' ')}`);
      }
    },
  },
  'never-throws': {
    name: 'throws no errors while its controls are used',
    remedy: 'view.tsx: Catch errors in handlers and promises, or avoid them.',
    check: (subject) => throwThrown(subject, false),
  },
  'console-silent': {
    name: 'logs nothing to the console',
    remedy: 'view.tsx: Fix what React warns about, and remove calls of console.',
    async check(subject) {
      expect([...(await operateSamples(subject)).complaints]).toEqual([]);
    },
  },
  'emits-nothing': {
    name: 'emits nothing while it is read-only, or before the user does anything',
    remedy: 'view.tsx: Call onChange only in answer to the user, and not while readOnly.',
    async check(subject) {
      for (const sample of shown(subject)) {
        expect((await renderSample(subject, sample, twiceWithErrors)).emitted(), sample.name).toEqual([]);
        const locked = await renderSample(subject, sample, { readOnly: true });
        const onAction = (control: string) => takeStep(`${sample.name}, read-only`, `Using ${control}`);
        await operateAll(locked.container, { settle: settled, brief: true, onAction });
        expect(locked.emitted(), `${sample.name}, read-only`).toEqual([]);
      }
    },
  },
  preview: {
    name: 'previews every sample without interactive elements',
    remedy: 'view.tsx: Show text, an image or <Nothing>, and no controls.',
    async check(subject) {
      for (const sample of editable(subject)) {
        const container = await renderPreview(subject, sample);
        const says = container.textContent !== '' || container.querySelector('img, svg, [role=img]') !== null;
        expect(says, sample.name).toBe(true);
        const pressable = 'button, input, select, textarea, a[href], [tabindex="0"]';
        const usable = [...container.querySelectorAll(pressable)].filter((one) => !one.closest('[inert]'));
        expect(usable, sample.name).toEqual([]);
      }
    },
  },
};
