import { expect } from 'vitest';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { sameValue } from '../../contract/same-value.ts';
import { shapeOf } from '../../contract/value-shape.ts';
import { validSamples, type ReadSample } from '../read-sample.ts';
import { answersOf, longestTime, lookups, survivesJson, timeOf } from './asking.ts';
import { conversionCases } from './conversions-rule.ts';
import { renderPreview } from './render-sample.tsx';
import { renderForSite, markupOf } from './render-for-site.ts';
import { partsOf, textPlaces, withPartAt } from './value-parts.ts';
import { longestText, longTexts } from './long-texts.ts';
import { frozen, frozenCopy, shown } from './samples.ts';
import type { ConformanceRule, ConformanceSubject } from './subject.ts';

/** A server answers all members in one thread, so anything that blocks it for one of them blocks it for all. */
export const longTextsRule: ConformanceRule = {
  id: 'long-texts',
  name: 'answers quickly, however long and monotonous a text is',
  remedy:
    'field.ts: Read each character once: collapse spaces first, split and trim, and repeat in one place of an expression only.',
  check(subject) {
    const { plugin, samples } = subject;
    const older = Object.values(samples.older ?? {}).map(({ stored }) => ({ value: stored }));
    const inTime = (place: string, put: Put, ask: (value: unknown) => () => unknown) => {
      for (const { name, text } of longTexts)
        // Shorter texts come first, so that quadratic time is found before it takes minutes.
        for (let length = 64; length <= longestText; length *= 4) {
          const what = `${place}, with a text of ${length} characters (${name})`;
          // The value is created first, so that only the function is timed.
          expect(timeOf(ask(frozen(put(text(length))))), `milliseconds of ${what}`).toBeLessThan(longestTime);
        }
    };
    for (const { name, options, value, put } of textsIn(validSamples(plugin, samples)))
      for (const member of Object.keys(answersOf(subject, value, options)) as Member[])
        inTime(`${member} of “${name}”`, put, (given) => answersOf(subject, given, options)[member]);
    // `upgrade` may receive a plain text in place of any value.
    for (const { put } of textsIn([{ value: '' }, ...older]))
      inTime('upgrade', put, (given) => () => plugin.upgrade?.(given));
    for (const one of conversionCases(subject)) {
      const { member, type, definition, other } = one;
      const conversion = {
        options: plugin.readOptions(definition),
        other,
        newId: (place: number) => `id${place}`,
      };
      for (const { put } of textsIn([one]))
        inTime(`${member}.${type}`, put, (given) => () => plugin[member]?.[type]?.(given, conversion));
    }
  },
};

type Member = keyof ReturnType<typeof answersOf>;
type Put = (text: string) => unknown;

/** The places of texts in these values. List items are alike at any depth, so each kind of place is included once. */
function textsIn<Sample extends { readonly value: unknown }>(all: readonly Sample[]) {
  const found = new Map(
    all.flatMap((sample) =>
      textPlaces(sample.value).map((place) => {
        const names = place.filter((step) => !/^\d+$/.test(step));
        const put: Put = (text) => withPartAt(sample.value, place, text);
        return [names.slice(-2).join('/'), { ...sample, put }] as const;
      }),
    ),
  );
  return [...found.values()];
}

/** So many different values are rendered, which takes longest. */
const mostRendered = 40;

/** Text that readers must not see: a failed calculation, or an object as text. */
const nonsense = /\bNaN\b|\bundefined\b|\[object /;

/** Stored values may exceed newer limits, and users may type more than a limit allows before they see an error. */
export const limitsRule: ConformanceRule = {
  id: 'limits',
  name: 'serves values that break its limits',
  remedy:
    'the file of what is named: Serve every value whose types fit: a text may be blank or long, and a number large or negative.',
  async check(subject) {
    const samples = valuesBeyondLimits(subject);
    for (const sample of samples) seeAnswers(subject, sample);
    // Spreads the rendered samples over all of them.
    const step = Math.max(1, Math.floor(samples.length / mostRendered));
    for (const sample of samples.filter((_sample, index) => index % step === 0)) {
      const preview = await renderPreview(subject, sample);
      expect(preview.textContent, `the preview of ${sample.name}`).not.toMatch(nonsense);
    }
  },
};

function valuesBeyondLimits(subject: ConformanceSubject): readonly ReadSample[] {
  const all = shown(subject).flatMap((sample) =>
    beyondLimits(subject.plugin.schema(sample.options), sample.value).map(({ name, value }) => ({
      ...sample,
      ...{ name: `${sample.name}, with ${name}`, value: frozenCopy(value) },
    })),
  );
  return all.filter(
    ({ value, definition }, index) =>
      all.findIndex((one) => one.definition === definition && sameValue(one.value, value)) === index,
  );
}

function seeAnswers(subject: ConformanceSubject, { name, value, options }: ReadSample): void {
  const { plugin } = subject;
  // `check` only sees values that fit.
  const { check: _check, ...asked } = answersOf(subject, value, frozen(options));
  for (const [member, ask] of Object.entries<() => unknown>(asked)) {
    const what = `${member} of ${name}`;
    expect(timeOf(ask), `milliseconds of ${what}`).toBeLessThan(longestTime);
    const answer = ask();
    if (member === 'isEmpty') expect(typeof answer, what).toBe('boolean');
    if (member === 'summarize') expect(typeof answer, what).toBe('string');
    if (member === 'summarize' || member === 'plainText')
      expect(answer ?? '', what).toEqual(expect.not.stringMatching(nonsense));
    if ((member === 'refresh' || member === 'deliver') && plugin[member] !== undefined)
      expect(survivesJson(answer), `${what}, as JSON`).toBe(true);
  }
  for (const [state, lookup] of Object.entries(lookups)) {
    const delivered = frozen(plugin.deliver === undefined ? value : plugin.deliver(value, lookup));
    const label = `${name}, when ${state}`;
    markupOf(label, renderForSite(subject, { name: label, options, value: delivered }));
  }
}

/** A value that fits the types of a schema, but possibly not its limits, and a description of it. */
interface Unlimited {
  readonly name: string;
  readonly value: unknown;
}

/** A value has at most this many places and lists at most this many items. */
const most = 40;

/** Texts that are no longer than this may fit. */
const shortest = 2000;

/** The value with one part at a time beyond what its schema allows. Its types fit. Items of a list are alike. */
function beyondLimits(schema: JsonSchema, value: unknown): readonly Unlimited[] {
  const texts = textsBeyond(schema);
  const variantsOf = (part: unknown): readonly Unlimited[] => {
    if (typeof part === 'string') return texts;
    if (typeof part === 'number') return [0, -1, 0.5, 100].map((one) => ({ name: `${one}`, value: one }));
    if (!Array.isArray(part) || part.length === 0) return [];
    const items = Array.from({ length: most }, (): unknown => part[0]);
    return [
      { name: 'no items', value: [] },
      { name: `${most} items`, value: items },
    ];
  };
  return partsOf(value)
    .filter(({ place }) => place.every((step) => step === '0' || !/^\d+$/.test(step)))
    .flatMap(({ place, part }) =>
      variantsOf(part).map((one) => ({
        name: place.length === 0 ? one.name : `${one.name} at /${place.join('/')}`,
        value: withPartAt(value, place, one.value),
      })),
    )
    .slice(0, most * 6)
    .filter((one) => shapeOf(schema, one.value).mismatch === undefined);
}

/** Texts that break limits: empty, in no particular format, and long ones of one kind of character. */
function textsBeyond(schema: JsonSchema): readonly Unlimited[] {
  const limits = [...JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g)].map(([, limit]) => Number(limit));
  const length = Math.min(longestText, Math.max(shortest, ...limits) + 1);
  const long = [' ', '\n', 'a'].map((piece) => ({
    name: `${length} times ${JSON.stringify(piece)}`,
    value: piece.repeat(length),
  }));
  return [{ name: 'no text', value: '' }, { name: 'a word', value: 'word' }, ...long];
}
