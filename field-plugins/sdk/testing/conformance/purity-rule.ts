import { expect } from 'vitest';
import { invalidSamples, validSamples } from '../read-sample.ts';
import { frozen, frozenCopy } from './freeze.ts';
import { hostIn } from './host-in.ts';
import { lookups } from './lookups.ts';
import { englishOf, type ConformanceRule, type ConformanceSubject } from './subject.ts';
import { withoutChance } from './without-chance.ts';

/** The field definition runs in the form, on the server and in tests, so its results may depend on its arguments only. */
export const purityRule: ConformanceRule = {
  id: 'pure',
  name: 'returns the same result for the same arguments, and changes none of them',
  check(subject) {
    for (const [name, ask] of questions(subject)) {
      const before = Object.getOwnPropertyNames(globalThis);
      const first = withoutChance(name, ask);
      expect(withoutChance(name, ask), `${name}, asked twice`).toEqual(first);
      const left = Object.getOwnPropertyNames(globalThis).filter((one) => !before.includes(one));
      expect(left, `${name}: what it left in the global object`).toEqual([]);
    }
  },
};

/** Every function of the field definition, called with a value. */
function questions(subject: ConformanceSubject): readonly (readonly [string, () => unknown])[] {
  const { plugin, samples } = subject;
  const definitions = Object.entries(samples.definitions).flatMap(([name, definition]) => {
    const options = () => frozen(plugin.readOptions(frozenCopy(definition)));
    return [
      [`readOptions of "${name}"`, options] as const,
      [`defaultValue of "${name}"`, () => plugin.defaultValue(options())] as const,
      [`schema of "${name}"`, () => plugin.schema(options())] as const,
      [`fieldsets of "${name}"`, () => plugin.fieldsets?.(options())] as const,
    ];
  });
  const values = validSamples(plugin, samples).flatMap(({ name, value, options }) =>
    Object.entries(answersOf(subject, frozenCopy(value), frozen(options))).map(
      ([member, ask]) => [`${member} of "${name}"`, ask] as const,
    ),
  );
  const checked = invalidSamples(plugin, samples)
    .filter(({ issues }) => issues.some(({ key }) => key.startsWith(`${plugin.type}.`)))
    .map(
      ({ name, value, options }) =>
        [`check of "${name}"`, () => plugin.check?.(frozenCopy(value), frozen(options))] as const,
    );
  return [...definitions, ...values, ...checked];
}

/** Every member that a value is given to, as functions by its name. */
export function answersOf(subject: ConformanceSubject, value: unknown, options: unknown) {
  const { plugin } = subject;
  const lookup = lookups['everything is there'] ?? { media: () => undefined, page: () => undefined };
  return {
    isEmpty: () => plugin.isEmpty(value),
    check: () => plugin.check?.(value, options),
    plainText: () => plugin.plainText?.(value, options),
    summarize: () => plugin.summarize(value, options, hostIn(subject, englishOf(subject))),
    references: () => plugin.references?.(value),
    refresh: () => plugin.refresh?.(value, lookup),
    deliver: () => plugin.deliver?.(value, lookup),
    merge: () => plugin.merge?.(value, value, value),
    upgrade: () => plugin.upgrade?.(value),
    parts: () => plugin.parts?.(value),
    withParts: () => plugin.withParts?.(value, frozen(plugin.parts?.(value) ?? [])),
  };
}
