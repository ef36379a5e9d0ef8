import { expect } from 'vitest';
import type { FieldPlugin } from '../../contract/field.ts';
import { invalidSamples, validSamples } from '../read-sample.ts';
import { frozen, frozenCopy } from './freeze.ts';
import { lookups } from './lookups.ts';
import type { ConformanceRule, ConformanceSubject } from './subject.ts';

/** The pure half runs in the form, on the server and in tests, so its results may depend on its arguments only. */
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

/** Every function of the pure half, called with a value. */
function questions({ plugin, samples }: ConformanceSubject): readonly (readonly [string, () => unknown])[] {
  const definitions = Object.entries(samples.definitions).flatMap(([name, definition]) => {
    const options = () => frozen(plugin.readOptions(frozenCopy(definition)));
    return [
      [`readOptions of "${name}"`, options] as const,
      [`defaultValue of "${name}"`, () => plugin.defaultValue(options())] as const,
      [`schema of "${name}"`, () => plugin.schema(options())] as const,
    ];
  });
  const values = validSamples(plugin, samples).flatMap(({ name, value, options }) =>
    Object.entries(answers(plugin, frozenCopy(value), frozen(options))).map(
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

function answers(plugin: FieldPlugin, value: unknown, options: unknown) {
  const lookup = lookups['everything is there'] ?? { media: () => undefined, page: () => undefined };
  return {
    isEmpty: () => plugin.isEmpty(value),
    check: () => plugin.check?.(value, options),
    plainText: () => plugin.plainText?.(value, options),
    summarize: () => plugin.summarize(value, options),
    references: () => plugin.references?.(value),
    refresh: () => plugin.refresh?.(value, lookup),
    deliver: () => plugin.deliver?.(value, lookup),
    merge: () => plugin.merge?.(value, value, value),
    upgrade: () => plugin.upgrade?.(value),
  };
}

/** Runs a function while the time and random numbers are unavailable. */
function withoutChance(name: string, ask: () => unknown): unknown {
  const refuse = (what: string) => () => {
    throw new Error(`${name} asks for ${what}.`);
  };
  const { Date: realDate } = globalThis;
  const restore = [
    replace(Math, 'random', refuse('chance')),
    replace(crypto, 'randomUUID', refuse('chance')),
    replace(crypto, 'getRandomValues', refuse('chance')),
    replace(performance, 'now', refuse('the time')),
    replace(
      globalThis,
      'Date',
      new Proxy(realDate, {
        apply: refuse('the time'),
        construct: (target, args: unknown[]) =>
          args.length === 0 ? refuse('the time')() : (Reflect.construct(target, args) as Date),
        get: (target, key) => (key === 'now' ? refuse('the time') : (Reflect.get(target, key) as unknown)),
      }),
    ),
  ];
  try {
    return ask();
  } finally {
    for (const back of restore) back();
  }
}

/** Replaces a member, and returns a function that restores it. */
function replace(owner: object, member: string, by: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, member);
  Object.defineProperty(owner, member, { value: by, configurable: true, writable: true });
  return () => {
    if (own === undefined) Reflect.deleteProperty(owner, member);
    else Object.defineProperty(owner, member, own);
  };
}
