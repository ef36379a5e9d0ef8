import { expect, it } from 'vitest';
import { completeFieldValue } from '../content-model/complete-data.ts';
import { validateBlock } from '../content-model/validate-block.ts';
import { modelFields } from '../content-model/model-fields.ts';
import type { JsonSchema } from '../shared/json-schema.ts';
import { allSamples } from './all-samples.ts';
import { fieldRegistry } from './index.ts';

/** The places of members that may be missing, as paths into a value. */
function optionalPlaces(
  schema: JsonSchema,
  value: unknown,
  place: readonly string[] = [],
): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const [shape = schema] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = (Array.isArray(value) ? shape.items : shape.properties?.[name]) ?? {};
    const isOptional = own.default !== undefined || own.assigned === true;
    return [
      ...(isOptional && !Array.isArray(value) ? [[...place, name]] : []),
      ...optionalPlaces(own, part, [...place, name]),
    ];
  });
}

function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  const entries = Object.entries(value as object).flatMap(([key, part]): [string, unknown][] => {
    if (key !== name) return [[key, part]];
    return rest.length === 0 ? [] : [[key, without(part, rest)]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** The types whose values have members with one sensible value. */
const completed = new Set<string>();

it.each([...allSamples])('a value of %s from which one member is left out is completed', (type, samples) => {
  for (const { value, definition: key = 'default' } of Object.values(samples.valid)) {
    const model = { content_model: { value: samples.definitions[key] ?? samples.definitions.default } };
    const [field] = modelFields(model, fieldRegistry);
    for (const place of field === undefined ? [] : optionalPlaces(field.schema, value)) {
      const whole = field && completeFieldValue(field, without(value, place));
      const member = place.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], whole);
      expect([place, member]).not.toEqual([place, undefined]);
      const issues = Object.values(validateBlock(model, { value: whole }, fieldRegistry).issues).flat();
      expect([place, issues.filter(({ key: issue }) => issue === 'common.wrong_type')]).toEqual([place, []]);
      completed.add(type);
    }
  }
});

it('are values of these types', () => {
  const types = 'code color-title datetime embed link list location media reference table';
  expect([...completed].toSorted()).toEqual(types.split(' '));
});
