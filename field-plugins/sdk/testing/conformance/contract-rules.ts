import { expect } from 'vitest';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { sameValue } from '../../contract/same-value.ts';
import type { ReadSample } from '../read-sample.ts';
import { answersOf, askTwice, compile } from './asking.ts';
import { conversionsRule } from './conversions-rule.ts';
import { longTextsRule } from './extreme-values.ts';
import { partsRule } from './parts-rule.ts';
import { referenceRules } from './reference-rules.ts';
import { frozen, frozenCopy, invalid, valid } from './samples.ts';
import type { ConformanceRules, ConformanceSubject } from './subject.ts';

/** Values of every kind that a faulty client might send. */
const anything: readonly unknown[] = [null, true, 0, -1, 1.5, '', 'x', [], [1], {}, { unknown: 1 }];

/** With many samples, only this many of each definition take part in merges, whose number grows cubically. */
const mostMerged = 8;

/** The rules for the optional members of the field definition. */
export const contractRules: ConformanceRules = {
  'options-schema': {
    name: 'describes its options, and rejects all others',
    remedy: 'field.ts: Let readOptions throw definitionError for everything that optionsSchema refuses.',
    check({ plugin, samples }) {
      const schema: JsonSchema = plugin.optionsSchema ?? { type: 'null' };
      const fits = compile(schema, true);
      for (const [name, { field_values }] of Object.entries(samples.definitions))
        expect(fits(field_values), `whether the field_values of "${name}" fit optionsSchema`).toBe(true);
      const definition = samples.definitions.default;
      for (const field_values of carelessOptions(schema).filter((one) => !fits(one)))
        expect(
          () => plugin.readOptions({ ...definition, field_values }),
          `readOptions refuses field_values ${JSON.stringify(field_values)}, and names the field`,
        ).toThrow(
          expect.objectContaining({
            name: 'FieldDefinitionError',
            message: expect.stringContaining(definition.field_title) as string,
          }) as Error,
        );
    },
  },
  upgrade: {
    name: 'upgrades older values, and leaves all others unchanged',
    remedy: 'field.ts: Return what is not an older shape unchanged, and list older shapes in samples.older.',
    check({ plugin, samples }) {
      const older = Object.entries(samples.older ?? {});
      expect(older.length > 0, 'whether there are samples of older shapes').toBe(
        plugin.upgrade !== undefined,
      );
      const upgrade = plugin.upgrade ?? ((value: unknown) => value);
      for (const [name, { stored, value }] of older) {
        expect(upgrade(frozenCopy(stored)), name).toEqual(value);
        expect(upgrade(frozenCopy(value)), `${name}, upgraded twice`).toEqual(value);
      }
      for (const [name, { value }] of Object.entries(samples.valid))
        expect(upgrade(frozenCopy(value)), `${name}, valid already`).toEqual(value);
      const fits = compile(plugin.schema(plugin.readOptions(samples.definitions.default)));
      for (const value of anything) {
        const upgraded = upgrade(frozenCopy(value));
        const understood = sameValue(upgraded, value) || fits(upgraded);
        expect(understood, `what becomes of ${JSON.stringify(value)} is itself or fits`).toBe(true);
      }
    },
  },
  // The field definition runs in the form, on the server and in tests, so its results may depend on its arguments only.
  pure: {
    name: 'returns the same result for the same arguments, and changes none of them',
    remedy: 'field.ts: Compute from the arguments only: no clock, no randomness, no globals, no mutation.',
    check(subject) {
      const before = Object.getOwnPropertyNames(globalThis);
      for (const [name, ask] of questions(subject)) askTwice(name, ask);
      const left = Object.getOwnPropertyNames(globalThis).filter((one) => !before.includes(one));
      expect(left, 'what it left in the global object').toEqual([]);
    },
  },
  ...referenceRules,
  merge: {
    name: 'keeps an edit when only one side has changed',
    remedy: 'field.ts: Return the edited side when the other side equals base.',
    check({ plugin: { merge }, samples }) {
      if (merge === undefined) return;
      const all = Object.entries(samples.valid);
      for (const [was, { value: base, definition }] of all)
        for (const [is, { value: edited }] of all.filter(([, one]) => one.definition === definition)) {
          const merged = { merged: edited };
          expect(merge(base, edited, base), `${was} → ${is}, edited here`).toEqual(merged);
          expect(merge(base, base, edited), `${was} → ${is}, edited there`).toEqual(merged);
          expect(merge(base, edited, edited), `${was} → ${is}, edited alike`).toEqual(merged);
        }
    },
  },
  // A merge may only drop an edit by returning a conflict, which asks the user.
  'merge-both': {
    name: 'drops nothing that only one side has when both have changed',
    remedy: 'field.ts: Return {conflict: true} where both sides changed the same part; mergeLists does.',
    check(subject) {
      const { merge } = subject.plugin;
      if (merge === undefined) return;
      for (const group of Map.groupBy(valid(subject), ({ definition }) => definition).values())
        for (const [base, mine, theirs] of triplesOf(group.slice(0, mostMerged))) {
          const outcome = merge(base.value, mine.value, theirs.value);
          if (!('merged' in outcome)) continue;
          const [before, merged] = [wordsIn(base.value), wordsIn(outcome.merged).join('\n')];
          const gone = [mine, theirs].flatMap(({ name, value }) =>
            wordsIn(value)
              .filter((text) => !before.includes(text) && !merged.includes(text))
              .map((text) => `“${text}”, which the sample “${name}” added`),
          );
          const what = `merge of “${mine.name}” and “${theirs.name}”, both edited from “${base.name}”`;
          if (gone.length > 0) throw new Error(`${what}, lost ${gone.join(' and ')}.`);
        }
    },
  },
  parts: partsRule,
  conversions: conversionsRule,
  'long-texts': longTextsRule,
};

/** Every choice of three samples with different values, in every order. */
function triplesOf(samples: readonly ReadSample[]) {
  const others = (...those: readonly ReadSample[]) =>
    samples.filter(({ value }) => those.every((one) => !sameValue(value, one.value)));
  return samples.flatMap((base) =>
    others(base).flatMap((mine) => others(base, mine).map((theirs) => [base, mine, theirs] as const)),
  );
}

/** Options that a faulty model might contain: anything, and valid options with one part of another kind. */
function carelessOptions(schema: JsonSchema): readonly unknown[] {
  const parts = Object.keys(schema.properties ?? {});
  // Old models have {} when there are no options.
  const whole = anything.filter((value) => JSON.stringify(value) !== '{}');
  return [...whole, ...parts.flatMap((part) => anything.map((value) => ({ [part]: value })))];
}

/** Every member of the field definition with everything it may be asked about, by name. */
function questions(subject: ConformanceSubject) {
  const { plugin, samples } = subject;
  const definitions = Object.entries(samples.definitions).flatMap(([name, definition]) => {
    const options = () => frozen(plugin.readOptions(frozenCopy(definition)));
    return membersOf(name, {
      readOptions: options,
      defaultValue: () => plugin.defaultValue(options()),
      schema: () => plugin.schema(options()),
      fieldsets: () => plugin.fieldsets?.(options()),
    });
  });
  const values = valid(subject).flatMap(({ name, value, options }) =>
    membersOf(name, answersOf(subject, frozenCopy(value), frozen(options))),
  );
  const checked = invalid(subject)
    .filter(({ issues }) => issues.some(({ key }) => key.startsWith(`${plugin.type}.`)))
    .flatMap(({ name, value, options }) =>
      membersOf(name, { check: () => plugin.check?.(frozenCopy(value), frozen(options)) }),
    );
  return [...definitions, ...values, ...checked];
}

function membersOf(name: string, members: Readonly<Record<string, () => unknown>>) {
  return Object.entries(members).map(([member, ask]) => [`${member} of "${name}"`, ask] as const);
}

/** Every word and number in a value. A merge may put words of both sides into one text. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}
