import { expect } from 'vitest';
import type { FieldPart } from '../../contract/field.ts';
import { compile } from './asking.ts';
import { frozen, frozenCopy, valid } from './samples.ts';
import type { ConformanceRules } from './subject.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Octavo takes composite values apart and reassembles them, so anything lost there is lost for good. */
export const partsRule: ConformanceRules[string] = {
  name: 'takes its values apart and puts them together without loss, if it is a composite',
  remedy: 'field.ts: Let withParts change the parts alone, and parts return what it was given.',
  check(subject) {
    const { plugin } = subject;
    const members = [plugin.fieldsets, plugin.parts, plugin.withParts];
    if (members.every((member) => member === undefined)) return;
    expect(members, 'fieldsets, parts and withParts').not.toContain(undefined);
    const read = (value: unknown) => plugin.parts?.(frozenCopy(value)) ?? [];
    const put = (value: unknown, parts: readonly FieldPart[]) =>
      plugin.withParts?.(frozenCopy(value), frozen(parts));
    expect(
      valid(subject).flatMap(({ value }) => read(value)),
      'parts in valid samples',
    ).not.toEqual([]);
    for (const { name, value, options } of valid(subject)) {
      const parts = read(value);
      const ids = parts.map(({ id }) => id);
      expect([...new Set(ids)], `${name}: the different ids of its parts`).toEqual(ids);
      const wrong = ids.filter((id) => id === '' || uuid.test(id));
      expect(wrong, `${name}: ids that are empty or UUIDs`).toEqual([]);
      const kinds = Object.keys(plugin.fieldsets?.(frozen(options)) ?? {});
      for (const { fieldset } of parts) expect(kinds, `${name}: the kinds of parts`).toContain(fieldset);
      expect(put(value, parts), `${name}, with its own parts`).toEqual(value);
      const fits = compile(plugin.schema(frozen(options)));
      const others = {
        'in another order': parts.toReversed(),
        'without data': parts.map((part) => ({ ...part, data: {} })),
        'with more data': parts.map((part) => ({ ...part, data: { ...part.data, added: ['x', null] } })),
        'without its first part': parts.slice(1),
      };
      for (const [change, changed] of Object.entries(others)) {
        const made = put(value, changed);
        expect(read(made), `${name}, ${change}`).toEqual(changed);
        expect(fits(made), `${name}, ${change}: whether it fits the schema, which says only types`).toBe(
          true,
        );
        expect(put(made, parts), `${name}, ${change} and then as before`).toEqual(value);
        expect(put(made, []), `${name}, ${change} and then without parts`).toEqual(put(value, []));
      }
    }
  },
};
