import { expect } from 'vitest';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { issuesOf } from '../issues-of.ts';
import { validSamples } from '../read-sample.ts';
import { sameValue } from '../../contract/same-value.ts';
import { compile, compileStrictly } from './compile.ts';
import { conversionsRule } from './conversions-rule.ts';
import { definitionOf } from './definition-of.ts';
import { deliveredIdsRule } from './delivered-ids-rule.ts';
import { frozenCopy } from './freeze.ts';
import { longTextsRule } from './long-texts-rule.ts';
import { lookups } from './lookups.ts';
import { mergeBothRule } from './merge-both-rule.ts';
import { partsRule } from './parts-rule.ts';
import { purityRule } from './purity-rule.ts';
import type { ConformanceRule, ConformanceSubject } from './subject.ts';
import { survivesJson } from './survives-json.ts';

/** Values of every kind that a faulty client might send. */
const anything: readonly unknown[] = [null, true, 0, -1, 1.5, '', 'x', [], [1], {}, { unknown: 1 }];

/** Programs are compiled against what it says. */
const deliveredSchemaRule: ConformanceRule = {
  id: 'delivered-schema',
  name: 'delivers what its schema for sites says',
  check({ plugin, samples }) {
    if (plugin.deliveredSchema === undefined) return;
    for (const { name, value, options } of validSamples(plugin, samples)) {
      // Data of any shape: the fields in them have rules of their own.
      const parts = Object.keys(plugin.fieldsets?.(options) ?? {}).map((part) => [part, { type: 'object' }]);
      const schema = plugin.deliveredSchema(options, Object.fromEntries(parts) as Record<string, object>);
      const fits = compileStrictly(schema);
      for (const [state, lookup] of Object.entries(lookups)) {
        const delivered = plugin.deliver === undefined ? value : plugin.deliver(value, lookup);
        expect(fits(delivered), `${name}, when ${state}, fits deliveredSchema`).toBe(true);
      }
    }
  },
};

/** The rules for the optional members of the field definition. */
export const contractRules: readonly ConformanceRule[] = [
  {
    id: 'options-schema',
    name: 'describes its options, and rejects all others',
    check({ plugin, samples }) {
      const schema: JsonSchema = plugin.optionsSchema ?? { type: 'null' };
      const fits = compileStrictly(schema);
      for (const [name, { field_values }] of Object.entries(samples.definitions)) {
        expect(fits(field_values), `whether the field_values of "${name}" fit optionsSchema`).toBe(true);
      }
      const definition = samples.definitions.default;
      for (const field_values of carelessOptions(schema).filter((one) => !fits(one))) {
        const told = refusalOf(() => plugin.readOptions({ ...definition, field_values }));
        const wanted = `readOptions refuses field_values ${JSON.stringify(field_values)}`;
        expect(told, wanted).toContain(`FieldDefinitionError`);
        expect(told, `${wanted} and names the field`).toContain(definition.field_title);
      }
    },
  },
  {
    id: 'upgrade',
    name: 'upgrades older values, and leaves all others unchanged',
    check(subject) {
      const { plugin, samples } = subject;
      const older = Object.entries(samples.older ?? {});
      if (plugin.upgrade === undefined) {
        expect(older, 'samples of older shapes, without an upgrade').toEqual([]);
        return;
      }
      const upgrade = (value: unknown) => plugin.upgrade?.(frozenCopy(value));
      expect(older.length, 'samples of older shapes').toBeGreaterThan(0);
      for (const [name, { stored, value }] of older) {
        expect(upgrade(stored), name).toEqual(value);
        expect(upgrade(value), `${name}, upgraded twice`).toEqual(value);
      }
      for (const [name, { value }] of Object.entries(samples.valid))
        expect(upgrade(value), `${name}, valid already`).toEqual(value);
      const shape = compile(plugin.schema(plugin.readOptions(samples.definitions.default)));
      for (const value of anything) {
        const upgraded = upgrade(value);
        const understood = sameValue(upgraded, value) || shape(upgraded);
        expect(understood, `what becomes of ${JSON.stringify(value)} is itself or fits`).toBe(true);
      }
    },
  },
  purityRule,
  {
    id: 'references',
    name: 'references only ids that the value contains',
    check({ plugin, samples }) {
      for (const { name, value } of validSamples(plugin, samples)) {
        const { media, pages } = plugin.references?.(value) ?? { media: [], pages: [] };
        const text = JSON.stringify(value);
        for (const id of [...media, ...pages]) expect(text, name).toContain(JSON.stringify(id).slice(1, -1));
        expect([...media, ...pages], name).not.toContain('');
      }
    },
  },
  {
    id: 'refresh',
    name: 'refreshes to a valid value with the same references, even if the records are gone',
    check(subject) {
      const { plugin } = subject;
      if (plugin.refresh === undefined) return;
      for (const [name, { value, definition }] of Object.entries(subject.samples.valid)) {
        for (const [state, lookup] of Object.entries(lookups)) {
          const fresh = plugin.refresh(value, lookup);
          const when = `${name}, when ${state}`;
          const issues = issuesOf(plugin, definitionOf(subject, definition));
          expect(issues(fresh), when).toEqual(issues(value));
          expect(plugin.references?.(fresh), when).toEqual(plugin.references?.(value));
          expect(plugin.refresh(fresh, lookup), `${when}, refreshed twice`).toEqual(fresh);
        }
      }
    },
  },
  {
    id: 'deliver',
    name: 'delivers JSON, even if the records it references are gone',
    check({ plugin, samples }) {
      if (plugin.deliver === undefined) return;
      for (const { name, value } of validSamples(plugin, samples)) {
        for (const [state, lookup] of Object.entries(lookups)) {
          const delivered = plugin.deliver(value, lookup);
          expect(delivered, `${name}, when ${state}`).toBeDefined();
          expect(survivesJson(delivered), `${name}, when ${state}, survives JSON`).toBe(true);
        }
      }
    },
  },
  deliveredIdsRule,
  deliveredSchemaRule,
  {
    id: 'merge',
    name: 'keeps an edit when only one side has changed',
    check(subject) {
      const { merge } = subject.plugin;
      if (merge === undefined) return;
      for (const [base, edited, name] of pairs(subject)) {
        const merged = { merged: edited };
        expect(merge(base, edited, base), `${name}, edited here`).toEqual(merged);
        expect(merge(base, base, edited), `${name}, edited there`).toEqual(merged);
        expect(merge(base, edited, edited), `${name}, edited alike`).toEqual(merged);
      }
    },
  },
  mergeBothRule,
  partsRule,
  conversionsRule,
  longTextsRule,
];

/** Options that a faulty model might contain: anything, and valid options with one part of another kind. */
function carelessOptions(schema: JsonSchema): readonly unknown[] {
  const parts = Object.keys(schema.properties ?? {});
  // Old models have {} when there are no options.
  const whole = anything.filter((value) => JSON.stringify(value) !== '{}');
  return [...whole, ...parts.flatMap((part) => anything.map((value) => ({ [part]: value })))];
}

function refusalOf(run: () => unknown): string {
  try {
    run();
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}

/** All pairs of valid values with the same definition, including a value with itself, and a name for each pair. */
function pairs({ samples }: ConformanceSubject): readonly (readonly [unknown, unknown, string])[] {
  const valid = Object.entries(samples.valid);
  return valid.flatMap(([was, base]) =>
    valid
      .filter(([, { definition }]) => definition === base.definition)
      .map(([is, edited]) => [base.value, edited.value, `${was} → ${is}`] as const),
  );
}
