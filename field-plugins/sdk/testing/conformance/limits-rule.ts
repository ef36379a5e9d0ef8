import { expect } from 'vitest';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import type { ReadSample } from '../read-sample.ts';
import { sameValue } from '../../contract/same-value.ts';
import { shapeOf } from '../../contract/value-shape.ts';
import { drawPreview } from './draw.tsx';
import { drawForSite, markupOf } from './draw-for-site.ts';
import { frozen, frozenCopy } from './freeze.ts';
import { longestText, repeated } from './long-texts.ts';
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

/** A value whose types fit a schema although its limits may not, and what is special about it. */
interface Unlimited {
  readonly name: string;
  readonly value: unknown;
}

/** A value has at most this many places and lists at most this many items. */
const most = 40;

/** Texts that are no longer than this may fit. */
const shortest = 2000;

const numbers: readonly number[] = [0, -1, 0.5, 100];

/** The value with one part at a time beyond what its schema allows. Its types fit. */
function beyondLimits(schema: JsonSchema, value: unknown): readonly Unlimited[] {
  const texts = textsBeyond(schema);
  const variantsOf = (part: unknown, place: string): readonly Unlimited[] => {
    const at = place === '' ? '' : ` at ${place}`;
    if (typeof part === 'string') return texts.map((one) => ({ ...one, name: `${one.name}${at}` }));
    if (typeof part === 'number') return numbers.map((one) => ({ name: `${one}${at}`, value: one }));
    if (typeof part !== 'object' || part === null) return [];
    if (!Array.isArray(part)) return partsOf(part, place, (name, other) => ({ ...part, [name]: other }));
    const [first, ...others] = part as readonly unknown[];
    if (first === undefined) return [];
    return [
      { name: `no items${at}`, value: [] },
      { name: `${most} items${at}`, value: Array.from({ length: most }, () => first) },
      ...partsOf({ 0: first }, place, (_name, other) => [other, ...others]),
    ];
  };
  const partsOf = (whole: object, place: string, put: (name: string, other: unknown) => unknown) =>
    Object.entries(whole).flatMap(([name, part]) =>
      variantsOf(part, `${place}/${name}`).map((one) => ({ ...one, value: put(name, one.value) })),
    );
  return variantsOf(value, '')
    .slice(0, most * 6)
    .filter((one) => shapeOf(schema, one.value).mismatch === undefined);
}

/** Texts that break limits: none, one in no particular format, and long ones of one kind of character. */
function textsBeyond(schema: JsonSchema): readonly Unlimited[] {
  const limits = [...JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g)].map(([, limit]) => Number(limit));
  const length = Math.min(longestText, Math.max(shortest, ...limits) + 1);
  const long = (['spaces', 'line breaks', 'letters'] as const).map((piece) => ({
    name: `${length} characters, ${piece} alone`,
    value: repeated(piece, length),
  }));
  return [{ name: 'no text', value: '' }, { name: 'a word', value: 'word' }, ...long];
}
