import { expect } from 'vitest';
import type { FieldDefinition, FieldPlugin } from '../../contract/field.ts';
import { shapeOf } from '../../contract/value-shape.ts';
import { issuesOf } from '../issues-of.ts';
import { validSamples } from '../read-sample.ts';
import { definitionOf } from './definition-of.ts';
import { frozen, frozenCopy } from './freeze.ts';
import type { ConformanceRule, ConformanceSubject } from './subject.ts';
import { survivesJson } from './survives-json.ts';
import { withoutChance } from './without-chance.ts';

/** Plans run them on the server and in every browser that has the page open, and both must come to the same. */
export const conversionsRule: ConformanceRule = {
  id: 'conversions',
  name: 'converts values of other types to valid ones, the same way each time, and shows each type by a sample',
  check(subject) {
    const { plugin, samples } = subject;
    const all = Object.entries(samples.conversions ?? {});
    for (const member of ['convertFrom', 'convertTo'] as const) {
      const types = Object.keys(plugin[member] ?? {});
      const shown = all.flatMap(([, sample]) => typeIn(sample, member) ?? []);
      const unseen = types.filter((type) => !shown.includes(type));
      expect(unseen, `types in ${member} without a sample in conversions`).toEqual([]);
      const unlisted = shown.filter((type) => !types.includes(type));
      expect(unlisted, `types of samples in conversions that ${member} does not have`).toEqual([]);
      const unknown = types.filter((type) => subject.types && !otherType(subject, type));
      expect(unknown, `types in ${member} that do not exist`).toEqual([]);
    }
    for (const [name, sample] of all) {
      const isFrom = 'from' in sample;
      const asked = isFrom
        ? ({ member: 'convertFrom', type: sample.from, value: sample.given } as const)
        : ({ member: 'convertTo', type: sample.to, value: sample.value } as const);
      const definition = definitionOf(subject, sample.definition);
      const made = convert(subject, {
        ...asked,
        name,
        definition,
        field_values: sample.field_values ?? null,
      });
      expect(made, `${name}: what ${asked.member}.${asked.type} makes of it`).toEqual(
        isFrom ? sample.value : sample.becomes,
      );
      const otherPlugin = isFrom ? plugin : otherType(subject, asked.type);
      if (made === undefined || otherPlugin === undefined) continue;
      const rules = isFrom ? definition : otherDefinition(definition, asked.type, sample.field_values);
      const issues = issuesOf(otherPlugin, { ...rules, required: false })(made);
      // A text may have several lines: it stands for any plain text.
      const told = issues.filter(({ key }) => isFrom || key !== 'text.line_break');
      expect(told, `${name}: the issues of what ${asked.member}.${asked.type} makes of it`).toEqual([]);
    }
    checkElsewhere(subject);
  },
};

type ConversionSample = NonNullable<ConformanceSubject['samples']['conversions']>[string];

function typeIn(sample: ConversionSample, member: 'convertFrom' | 'convertTo'): string | undefined {
  if ('from' in sample) return member === 'convertFrom' ? sample.from : undefined;
  return member === 'convertTo' ? sample.to : undefined;
}

function otherType({ types = [] }: ConformanceSubject, name: string): FieldPlugin | undefined {
  return types.find(({ type }) => type === name);
}

/** A field like this one, of another type. */
function otherDefinition(
  definition: FieldDefinition,
  field_type: string,
  field_values: unknown = null,
): FieldDefinition {
  return { ...definition, field_type, field_values: frozenCopy(field_values) };
}

interface Asked {
  readonly member: 'convertFrom' | 'convertTo';
  readonly type: string;
  readonly value: unknown;
  readonly name: string;
  readonly definition: FieldDefinition;
  readonly field_values: unknown;
}

/** Converts a value twice, and checks that nothing but the value decides. */
function convert({ plugin }: ConformanceSubject, asked: Asked): unknown {
  const { member, type, value, name, definition, field_values } = asked;
  const what = `${member}.${type} of “${name}”`;
  const ask = () =>
    plugin[member]?.[type]?.(frozenCopy(value), {
      options: frozen(plugin.readOptions(frozenCopy(definition))),
      other: frozen(otherDefinition(definition, type, field_values)),
      newId: (place) => `id${String(place).padStart(10, '0')}`,
    });
  const made = withoutChance(what, ask);
  expect(withoutChance(what, ask), `${what}, asked twice`).toEqual(made);
  if (made !== undefined) expect(survivesJson(made), `whether JSON stores ${what} unchanged`).toBe(true);
  return made;
}

/** Other models may have other options: what converts in one of them still has the right shape, or does not convert. */
function checkElsewhere(subject: ConformanceSubject): void {
  const { plugin, samples } = subject;
  for (const [name, sample] of Object.entries(samples.conversions ?? {})) {
    const { field_values = null } = sample;
    if ('to' in sample) {
      const { to: type } = sample;
      const otherPlugin = otherType(subject, type);
      for (const { name: other, definition, value } of validSamples(plugin, samples)) {
        const asked = { member: 'convertTo', type, value, name: other, definition, field_values } as const;
        const made = convert(subject, asked);
        if (made === undefined || otherPlugin === undefined) continue;
        const place = `${other}: where what convertTo.${type} makes of it has another shape`;
        expect(
          mismatchOf(otherPlugin, otherDefinition(definition, type, field_values), made),
          place,
        ).toBeUndefined();
      }
    } else {
      for (const [label, definition] of Object.entries(samples.definitions)) {
        const { from: type, given: value } = sample;
        const made = convert(subject, { member: 'convertFrom', type, value, name, definition, field_values });
        if (made === undefined) continue;
        const place = `${name}, in a field like “${label}”: where what it becomes has another shape`;
        expect(mismatchOf(plugin, definition, made), place).toBeUndefined();
      }
    }
  }
}

function mismatchOf(plugin: FieldPlugin, definition: FieldDefinition, value: unknown): string | undefined {
  return shapeOf(plugin.schema(plugin.readOptions(definition)), plugin.upgrade?.(value) ?? value).mismatch;
}
