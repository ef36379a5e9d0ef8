import { expect } from 'vitest';
import type { ReadSample } from '../read-sample.ts';
import { sameValue } from '../../contract/same-value.ts';
import { beyondLimits } from './broken-limits.ts';
import { drawPreview } from './draw.tsx';
import { drawForSite, markupOf } from './draw-for-site.ts';
import { frozen, frozenCopy } from './freeze.ts';
import { lookups } from './lookups.ts';
import { answersOf } from './purity-rule.ts';
import { shown } from './shown-samples.ts';
import { englishOf, type ConformanceRule, type ConformanceSubject } from './subject.ts';
import { survivesJson } from './survives-json.ts';
import { longestTime, timeOf } from './time-of.ts';

/** So many different values are drawn, which takes longest. */
const mostDrawn = 40;

/** Stored values may break limits that came later, and people type more than a limit allows before they are told. */
export const limitsRule: ConformanceRule = {
  id: 'limits',
  name: 'serves values that break its limits',
  async check(subject) {
    const samples = valuesBeyondLimits(subject);
    for (const sample of samples) seeAnswers(subject, sample);
    // Spread over all of them.
    const step = Math.max(1, Math.floor(samples.length / mostDrawn));
    for (const sample of samples.filter((_sample, index) => index % step === 0)) {
      const preview = await drawPreview(subject, sample, englishOf(subject));
      expect(preview.textContent, `the preview of ${sample.name}`).not.toMatch(nonsense);
    }
  },
};

/** What no reader may see: a calculation that failed, or an object as text. */
const nonsense = /\bNaN\b|\bundefined\b|\[object /;

function valuesBeyondLimits(subject: ConformanceSubject): readonly ReadSample[] {
  const { plugin } = subject;
  const all = shown(subject).flatMap((sample) =>
    beyondLimits(plugin.schema(sample.options), sample.value).map(({ name, value }) => ({
      ...sample,
      name: `${sample.name}, with ${name}`,
      value: frozenCopy(value),
    })),
  );
  return all.filter(
    ({ value, definition }, index) =>
      all.findIndex((one) => one.definition === definition && sameValue(one.value, value)) === index,
  );
}

function seeAnswers(subject: ConformanceSubject, { name, value, options }: ReadSample): void {
  const { plugin } = subject;
  // A rule of its own only sees values that fit.
  const { check: _check, ...asked } = answersOf(subject, value, frozen(options));
  for (const [member, ask] of Object.entries(asked))
    expect(timeOf(ask), `milliseconds of ${member} of ${name}`).toBeLessThan(longestTime);
  const answers = Object.entries(asked).map(([member, ask]) => [member, ask()] as const);
  const { isEmpty, summarize, plainText, deliver, refresh } = Object.fromEntries(answers) as Readonly<
    Record<string, unknown>
  >;
  expect(typeof isEmpty, `isEmpty of ${name}`).toBe('boolean');
  expect(typeof summarize, `summarize of ${name}`).toBe('string');
  for (const [member, text] of Object.entries({ summarize, plainText }))
    expect(text ?? '', `${member} of ${name}`).toEqual(expect.not.stringMatching(nonsense));
  if (plugin.refresh !== undefined) expect(survivesJson(refresh), `refresh of ${name}, as JSON`).toBe(true);
  if (plugin.deliver !== undefined) expect(survivesJson(deliver), `deliver of ${name}, as JSON`).toBe(true);
  for (const [state, lookup] of Object.entries(lookups)) {
    const delivered = frozen(plugin.deliver === undefined ? value : plugin.deliver(value, lookup));
    const label = `${name}, when ${state}`;
    markupOf(label, drawForSite(subject, { sample: name, name: label, options, value: delivered }));
  }
}
