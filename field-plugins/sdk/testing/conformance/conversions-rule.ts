import { expect } from 'vitest';
import type { FieldDefinition } from '../../contract/field.ts';
import { shapeOf } from '../../contract/value-shape.ts';
import { issuesOf } from '../issues-of.ts';
import { definitionOf } from '../read-sample.ts';
import { askTwice, survivesJson } from './asking.ts';
import { frozen, frozenCopy, valid } from './samples.ts';
import type { ConformanceRules, ConformanceSubject } from './subject.ts';

/** A conversion of one value, and the field that receives the result. */
export interface ConversionCase {
  readonly member: 'convertFrom' | 'convertTo';
  readonly type: string;
  readonly name: string;
  readonly value: unknown;
  /** This type's own field. */
  readonly definition: FieldDefinition;
  /** The field of the other type. */
  readonly other: FieldDefinition;
}

/** The conversions of the samples, with their expected results. */
export function conversionCases({
  plugin,
  samples,
}: Pick<ConformanceSubject, 'plugin' | 'samples'>): readonly (ConversionCase & { readonly made: unknown })[] {
  return Object.entries(samples.conversions ?? {}).map(([name, sample]) => {
    const definition = definitionOf(plugin, samples, sample.definition);
    const asked =
      'from' in sample
        ? ({ member: 'convertFrom', type: sample.from, value: sample.given, made: sample.value } as const)
        : ({ member: 'convertTo', type: sample.to, value: sample.value, made: sample.becomes } as const);
    const field_values = frozenCopy(sample.field_values ?? null);
    return { ...asked, name, definition, other: { ...definition, field_type: asked.type, field_values } };
  });
}

/** Plans run them on the server and in every browser with the page open, and the results must match. */
export const conversionsRule: ConformanceRules[string] = {
  name: 'converts values of other types to valid ones, the same way each time, and shows each type by a sample',
  remedy:
    'field.ts and samples.ts: Return undefined from convertFrom and convertTo for what does not convert, and list a sample of each type in conversions.',
  check(subject) {
    const { plugin, samples, types } = subject;
    const cases = conversionCases(subject);
    const typeNamed = (name: string) => types?.find(({ type }) => type === name);
    for (const member of ['convertFrom', 'convertTo'] as const) {
      const listed = Object.keys(plugin[member] ?? {});
      const seen = cases.filter((one) => one.member === member).map(({ type }) => type);
      expect(new Set(seen), `types of the samples of ${member} in conversions`).toEqual(new Set(listed));
      const unknown = listed.filter((type) => types && !typeNamed(type));
      expect(unknown, `types in ${member} that do not exist`).toEqual([]);
    }
    for (const one of cases) {
      const { member, type } = one;
      const isFrom = member === 'convertFrom';
      const receiver = isFrom ? plugin : typeNamed(type);
      const made = convert(subject, one);
      const what = `${one.name}: what ${member}.${type} makes of it`;
      expect(made, what).toEqual(one.made);
      if (made !== undefined && receiver !== undefined) {
        const received = isFrom ? one.definition : one.other;
        const issues = issuesOf(receiver, { ...received, required: false })(made);
        // The text type stands for any plain text, which may have several lines.
        const reported = issues.filter(({ key }) => isFrom || key !== 'text.line_break');
        expect(reported, `the issues of ${what}`).toEqual([]);
      }
      // Models may have different options: a value converted in one of them must have the right shape in the others.
      const elsewhere = isFrom
        ? Object.values(samples.definitions).map((definition) => ({ ...one, definition }))
        : valid(subject).map(({ name, value, definition }) => ({ ...one, name, value, definition }));
      for (const { definition, ...asked } of elsewhere) {
        const other = { ...definition, field_type: type, field_values: one.other.field_values };
        const found = convert(subject, { ...asked, definition, other });
        if (found === undefined || receiver === undefined) continue;
        const schema = receiver.schema(receiver.readOptions(isFrom ? definition : other));
        const { mismatch } = shapeOf(schema, receiver.upgrade?.(found) ?? found);
        const label = `${asked.name}, in a field like “${definition.field_title}”`;
        expect(mismatch, `${label}: where what it becomes has another shape`).toBeUndefined();
      }
    }
  },
};

/** Converts a value twice, and checks that only the value decides. */
function convert({ plugin }: ConformanceSubject, asked: ConversionCase): unknown {
  const { member, type, value, name, definition, other } = asked;
  const what = `${member}.${type} of “${name}”`;
  const made = askTwice(what, () =>
    plugin[member]?.[type]?.(frozenCopy(value), {
      options: frozen(plugin.readOptions(frozenCopy(definition))),
      other: frozen(other),
      newId: (place) => `id${String(place).padStart(10, '0')}`,
    }),
  );
  if (made !== undefined) expect(survivesJson(made), `whether JSON stores ${what} unchanged`).toBe(true);
  return made;
}
