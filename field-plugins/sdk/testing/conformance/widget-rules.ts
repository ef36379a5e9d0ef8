import { expect } from 'vitest';
import { tellErrors, tellIssues } from '../../contract/tell-issues.ts';
import { issuesOf } from '../issues-of.ts';
import type { ReadSample } from '../read-sample.ts';
import { operateAll } from './operate-all.ts';
import { operateSamples, throwThrown } from './operated-samples.ts';
import { renderPreview, renderSample, settled, type RenderedWidget } from './render-sample.tsx';
import { editable, shown, starts, valid } from './samples.ts';
import { takeStep } from './steps.ts';
import { hostIn, type ConformanceRules, type ConformanceSubject } from './subject.ts';

/**
 * Issues that an emitted value must not have. Incomplete or overlong input is kept as typed and reported below the field,
 * but a widget must never emit something that could never be saved.
 */
const neverEmitted = ['common.wrong_type', 'common.not_a_choice', 'common.too_many', 'common.repeated'];

/** The errors of every widget that `see` renders. */
const errors = ['The first fault.', 'The second fault.'];

/** The checks that share one rendering of the samples. The one that moves the focus comes last. */
const looks = {
  'own-ids'({ container }: RenderedWidget, { name }: ReadSample) {
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect([...new Set(ids)], name).toEqual(ids);
  },
  'errors-tied'({ focusable }: RenderedWidget, { name }: ReadSample) {
    for (const error of errors)
      expect(focusable, name).toHaveAccessibleDescription(expect.stringContaining(error) as string);
  },
  untouched({ emitted }: RenderedWidget, { name }: ReadSample) {
    expect(emitted(), name).toEqual([]);
  },
  labelled({ focusable }: RenderedWidget, { name, label }: ReadSample) {
    expect(focusable, name).toHaveAccessibleName(expect.stringContaining(label) as string);
    focusable.focus();
    expect(focusable, name).toHaveFocus();
  },
};

const seen = new WeakMap<ConformanceSubject, Promise<ReadonlyMap<string, unknown>>>();

/** Renders every sample above another, once for all checks, and throws the first fault that this one found. */
async function see(subject: ConformanceSubject, look: keyof typeof looks): Promise<void> {
  const looked = seen.get(subject) ?? lookAtEach(subject);
  seen.set(subject, looked);
  const faults = await looked;
  if (faults.has(look)) throw faults.get(look);
}

async function lookAtEach(subject: ConformanceSubject): Promise<ReadonlyMap<string, unknown>> {
  const faults = new Map<string, unknown>();
  for (const sample of shown(subject)) {
    const rendered = await renderSample(subject, sample, { isTwice: true, told: tellErrors(errors) });
    for (const [name, look] of Object.entries(looks).filter(([one]) => !faults.has(one))) {
      try {
        look(rendered, sample);
      } catch (error) {
        faults.set(name, error);
      }
    }
  }
  return faults;
}

export const widgetRules: ConformanceRules = {
  labelled: {
    name: 'renders every sample with its label and a focusable element',
    remedy: 'view.tsx: Give the focusable element the id, and the label as its name.',
    check: (subject) => see(subject, 'labelled'),
  },
  'own-ids': {
    name: 'uses no id twice when a form has two of its fields',
    remedy: 'view.tsx: Start every id inside the widget with the given id.',
    check: (subject) => see(subject, 'own-ids'),
  },
  'every-language': {
    name: 'renders in every language',
    remedy: 'view.tsx: Take every text from host.translate, and compare none.',
    async check(subject) {
      const languages = [...subject.messages.keys()];
      for (const [turn, language] of languages.entries()) {
        for (const sample of valid(subject)) await renderPreview(subject, sample, language);
        // Other rules render every sample in English, and messages do not change the rendering, so each sample is rendered in only
        // one language.
        const own = shown(subject).filter((_, index) => index === 0 || index % languages.length === turn);
        for (const sample of own) await renderSample(subject, sample, { language });
      }
    },
  },
  'required-told': {
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
    check: (subject) => see(subject, 'errors-tied'),
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
        const told = tellIssues(wrong, hostIn(subject)).issues.map(
          ({ message, path }, at) => `${message} (${[wrong[at]?.key, ...path].join(' ')})`,
        );
        const inShort = JSON.stringify(value)?.replace(/(?<=^.{200}).+/s, '…');
        if (told.length > 0)
          throw new Error(`With the sample “${sample.name}” it emitted ${inShort}: ${told.join(' ')}`);
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
      await see(subject, 'untouched');
      for (const sample of shown(subject)) {
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
