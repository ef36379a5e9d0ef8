import { expect } from 'vitest';
import type { FieldPart } from '../../contract/field.ts';
import { validSamples, type ReadSample } from '../read-sample.ts';
import { compile } from './asking.ts';
import { frozen, frozenCopy } from './samples.ts';
import type { ConformanceRule, ConformanceSubject } from './subject.ts';

/** Octavo takes composite values apart and reassembles them, so anything lost there is lost for good. */
export const partsRule: ConformanceRule = {
  id: 'parts',
  name: 'takes its values apart and puts them together without loss, if it is a composite',
  remedy: 'field.ts: Let withParts change the parts alone, and parts return what it was given.',
  check(subject) {
    const { plugin, samples } = subject;
    const members = [plugin.fieldsets, plugin.parts, plugin.withParts];
    if (members.every((member) => member === undefined)) return;
    expect(members, 'fieldsets, parts and withParts').not.toContain(undefined);
    const parts = validSamples(plugin, samples).flatMap((sample) => partsOf(subject, sample));
    expect(parts.length, 'parts in valid samples').toBeGreaterThan(0);
  },
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The parts of a sample, which stay what they are however they are changed and put back. */
function partsOf({ plugin }: ConformanceSubject, { name, value, options }: ReadSample): readonly FieldPart[] {
  const read = (one: unknown) => plugin.parts?.(frozenCopy(one)) ?? [];
  const put = (parts: readonly FieldPart[], into = value) =>
    plugin.withParts?.(frozenCopy(into), frozen(parts));
  const parts = read(value);
  const ids = parts.map(({ id }) => id);
  expect(new Set(ids).size, `${name}: how many different ids its parts have`).toBe(ids.length);
  const wrong = ids.filter((id) => id === '' || uuid.test(id));
  expect(wrong, `${name}: ids that are empty or UUIDs`).toEqual([]);
  const kinds = Object.keys(plugin.fieldsets?.(frozen(options)) ?? {});
  for (const { fieldset } of parts) expect(kinds, `${name}: the kinds of parts`).toContain(fieldset);
  expect(put(parts), `${name}, with its own parts`).toEqual(value);
  const without = put([]);
  const others = {
    'in another order': parts.toReversed(),
    'without data': parts.map((part) => ({ ...part, data: {} })),
    'with more data': parts.map((part) => ({ ...part, data: { ...part.data, added: ['x', null] } })),
    'without its first part': parts.slice(1),
  };
  const fits = compile(plugin.schema(frozen(options)));
  for (const [change, changed] of Object.entries(others)) {
    const made = put(changed);
    expect(read(made), `${name}, ${change}`).toEqual(changed);
    expect(fits(made), `${name}, ${change}: whether it fits the schema, which says only types`).toBe(true);
    expect(put(parts, made), `${name}, ${change} and then as before`).toEqual(value);
    expect(put([], made), `${name}, ${change} and then without parts`).toEqual(without);
  }
  return parts;
}
