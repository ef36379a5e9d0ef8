import { expect } from 'vitest';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { shapeOf } from '../../contract/value-shape.ts';
import type { ReadSample } from '../read-sample.ts';
import { answersOf, longestTime, lookups, survivesJson, timeOf } from './asking.ts';
import { conversionCases } from './conversions-rule.ts';
import { longestText, longTexts } from './long-texts.ts';
import { markupOf } from './render-for-site.ts';
import { renderPreview } from './render-sample.tsx';
import { frozen, frozenCopy, shown, valid } from './samples.ts';
import type { ConformanceRules, ConformanceSubject } from './subject.ts';
import { partsOf, textPlaces, withPartAt } from './value-parts.ts';

/** A server answers all members in one thread, so anything that blocks it for one of them blocks it for all. */
export const longTextsRule: ConformanceRules[string] = {
  name: 'answers quickly, however long and monotonous a text is',
  remedy:
    'field.ts: Read each character once: collapse spaces first, split and trim, and repeat in one place of an expression only.',
  check(subject) {
    const { plugin, samples } = subject;
    const inTime = (place: string, put: Put, ask: (value: unknown) => () => unknown) => {
      for (const { name, text } of longTexts)
        // Shorter texts come first, so that quadratic time is found before it takes minutes.
        for (let length = 64; length <= longestText; length *= 4) {
          const what = `${place}, with a text of ${length} characters (${name})`;
          // The value is created first, so that only the function is timed.
          expect(timeOf(ask(frozen(put(text(length))))), `milliseconds of ${what}`).toBeLessThan(longestTime);
        }
    };
    for (const { name, options, value, put } of textsIn(valid(subject)))
      for (const member of Object.keys(answersOf(subject, value, options)) as Member[])
        inTime(`${member} of “${name}”`, put, (given) => answersOf(subject, given, options)[member]);
    // `upgrade` may receive a plain text in place of any value.
    const older = Object.values(samples.older ?? {}).map(({ stored }) => ({ value: stored }));
    for (const { put } of textsIn([{ value: '' }, ...older]))
      inTime('upgrade', put, (given) => () => plugin.upgrade?.(given));
    for (const { member, type, value, definition, other } of conversionCases(subject)) {
      const options = plugin.readOptions(definition);
      const conversion = { options, other, newId: (place: number) => `id${place}` };
      for (const { put } of textsIn([{ value }]))
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
export const limitsRule: ConformanceRules[string] = {
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
    beyondLimits(subject.plugin.schema(sample.options), sample.value).map(([name, value]) => ({
      ...sample,
      ...{ name: `${sample.name}, with ${name}`, value: frozenCopy(value) },
    })),
  );
  const keyOf = ({ definition, value }: ReadSample) => JSON.stringify([definition, value]);
  return [...new Map(all.map((sample) => [keyOf(sample), sample])).values()];
}

function seeAnswers(subject: ConformanceSubject, { name, value, options }: ReadSample): void {
  const { plugin } = subject;
  // `check` only sees values that fit.
  const { check: _check, ...asked } = answersOf(subject, value, frozen(options));
  for (const [member, ask] of Object.entries<() => unknown>(asked)) {
    const what = `${member} of ${name}`;
    expect(timeOf(ask), `milliseconds of ${what}`).toBeLessThan(longestTime);
    const answer = ask();
    if (member === 'isEmpty') expect(answer, what).toEqual(expect.any(Boolean));
    if (member === 'summarize') expect(answer, what).toEqual(expect.any(String));
    if (member === 'summarize' || member === 'plainText') expect(answer ?? '', what).not.toMatch(nonsense);
    if ((member === 'refresh' || member === 'deliver') && plugin[member] !== undefined)
      expect(survivesJson(answer), `${what}, as JSON`).toBe(true);
  }
  for (const [state, lookup] of Object.entries(lookups)) {
    const forSite = frozen(plugin.deliver === undefined ? value : plugin.deliver(value, lookup));
    markupOf(subject, { name: `${name}, when ${state}`, options, value: forSite });
  }
}

/** A value that fits the types of a schema, but possibly not its limits, and a description of it. */
type Unlimited = readonly [name: string, value: unknown];

/** A value has at most this many places and lists at most this many items. */
const most = 40;

/** Texts that are no longer than this may fit. */
const shortest = 2000;

/** Copies of the value, each with one part beyond a limit of its schema. The types fit. Items of a list are alike. */
function beyondLimits(schema: JsonSchema, value: unknown): readonly Unlimited[] {
  const texts = textsBeyond(schema);
  const variantsOf = (part: unknown): readonly Unlimited[] => {
    if (typeof part === 'string') return texts;
    if (typeof part === 'number') return [0, -1, 0.5, 100].map((one) => [`${one}`, one]);
    if (!Array.isArray(part) || part.length === 0) return [];
    return [
      ['no items', []],
      [`${most} items`, Array.from({ length: most }, (): unknown => part[0])],
    ];
  };
  return partsOf(value)
    .filter(({ place }) => place.every((step) => step === '0' || !/^\d+$/.test(step)))
    .flatMap(({ place, part }) =>
      variantsOf(part).map(([name, one]): Unlimited => [
        `${name} at /${place.join('/')}`,
        withPartAt(value, place, one),
      ]),
    )
    .slice(0, most * 6)
    .filter(([, one]) => shapeOf(schema, one).mismatch === undefined);
}

/** Texts that break limits: empty, in no particular format, and long ones of one kind of character. */
function textsBeyond(schema: JsonSchema): readonly Unlimited[] {
  const limits = [...JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g)].map(([, limit]) => Number(limit));
  const length = Math.min(longestText, Math.max(shortest, ...limits) + 1);
  const long = [' ', '\n', 'a'].map((piece): Unlimited => [
    `${length} times ${JSON.stringify(piece)}`,
    piece.repeat(length),
  ]);
  return [['no text', ''], ['a word', 'word'], ...long];
}
