import { expect } from 'vitest';
import { validSamples } from '../read-sample.ts';
import { definitionOf } from './definition-of.ts';
import { frozen } from './freeze.ts';
import { hostIn } from './host-in.ts';
import { longestText, longTexts, textPlaces, withTextAt } from './long-texts.ts';
import { lookups } from './lookups.ts';
import { englishOf, type ConformanceRule, type ConformanceSubject } from './subject.ts';
import { longestTime, timeOf } from './time-of.ts';

/** A server answers all its members in one thread: what keeps it busy for one of them keeps all of them waiting. */
export const longTextsRule: ConformanceRule = {
  id: 'long-texts',
  name: 'answers quickly, however long and monotonous a text is',
  check(subject) {
    for (const question of textQuestions(subject)) {
      for (const { name, text } of longTexts) {
        // Shorter ones first: what takes time with the square of a text is found before it takes minutes.
        for (let length = 64; length <= longestText; length *= 4) {
          const taken = timeOf(question.ask(text(length)));
          const what = `${question.name}, with a text of ${length} characters (${name})`;
          expect(taken, `milliseconds of ${what}`).toBeLessThan(longestTime);
        }
      }
    }
  },
};

/** A function of the field definition and what it is called with, for any text. */
interface TextQuestion {
  readonly name: string;
  /** Prepares a call: the value is made before, so that only the function takes time. */
  ask(text: string): () => unknown;
}

/** Each function of the field definition that reads values, with the text in each place where a sample has one. */
function textQuestions(subject: ConformanceSubject): readonly TextQuestion[] {
  const { plugin, samples } = subject;
  const older = Object.values(samples.older ?? {}).map(({ stored }) => ({ value: stored }));
  return [
    ...onePerPlace(validSamples(plugin, samples)).flatMap(({ put, sample: { name, options } }) =>
      members(subject, options).map(([member, ask]) => questionOf(`${member} of “${name}”`, put, ask)),
    ),
    // A text alone may come in place of every value.
    ...onePerPlace([{ value: '' }, ...older]).map(({ put }) =>
      questionOf('upgrade', put, (value) => plugin.upgrade?.(value)),
    ),
    ...conversions(subject),
  ];
}

type Put = (text: string) => unknown;
type Ask = (value: unknown) => unknown;

function questionOf(name: string, put: Put, ask: Ask): TextQuestion {
  return {
    name,
    ask: (text) => {
      const value = frozen(put(text));
      return () => ask(value);
    },
  };
}

function members(subject: ConformanceSubject, options: unknown): readonly (readonly [string, Ask])[] {
  const { plugin } = subject;
  const lookup = lookups['everything is there'] ?? { media: () => undefined, page: () => undefined };
  const host = hostIn(subject, englishOf(subject));
  return [
    ['isEmpty', (value) => plugin.isEmpty(value)],
    ['upgrade', (value) => plugin.upgrade?.(value)],
    ['check', (value) => plugin.check?.(value, options)],
    ['references', (value) => plugin.references?.(value)],
    ['refresh', (value) => plugin.refresh?.(value, lookup)],
    ['deliver', (value) => plugin.deliver?.(value, lookup)],
    ['merge', (value) => plugin.merge?.(plugin.defaultValue(options), value, value)],
    ['plainText', (value) => plugin.plainText?.(value, options)],
    ['summarize', (value) => plugin.summarize(value, options, host)],
    ['parts', (value) => plugin.parts?.(value)],
    ['withParts', (value) => plugin.withParts?.(value, plugin.parts?.(value) ?? [])],
  ];
}

function conversions(subject: ConformanceSubject): readonly TextQuestion[] {
  const { plugin, samples } = subject;
  return Object.values(samples.conversions ?? {}).flatMap((sample) => {
    const definition = definitionOf(subject, sample.definition);
    const [member, type, value] =
      'from' in sample
        ? (['convertFrom', sample.from, sample.given] as const)
        : (['convertTo', sample.to, sample.value] as const);
    const conversion = {
      options: plugin.readOptions(definition),
      other: { ...definition, field_type: type, field_values: sample.field_values ?? null },
      newId: (place: number) => `id${place}`,
    };
    return onePerPlace([{ value }]).map(({ put }) =>
      questionOf(`${member}.${type}`, put, (given) => plugin[member]?.[type]?.(given, conversion)),
    );
  });
}

/** The places of texts in these values. Items of lists are alike, at any depth, so each kind of place is taken once. */
function onePerPlace<Sample extends { readonly value: unknown }>(all: readonly Sample[]) {
  const found = new Map(
    all.flatMap((sample) =>
      textPlaces(sample.value).map((place) => {
        const names = place.filter((step) => !/^\d+$/.test(step));
        const kind = names.slice(-2).join('/');
        return [kind, { sample, put: (text: string) => withTextAt(sample.value, place, text) }] as const;
      }),
    ),
  );
  return [...found.values()];
}
