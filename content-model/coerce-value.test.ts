import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { defineField, type FieldDefinition } from '../field-plugins/sdk/contract/field.ts';
import { createFieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { coerceValue } from './coerce-value.ts';
import { modelFields } from './model-fields.ts';
import { field, modelOf } from './testing.ts';

const count = defineField<number, null>({
  contract: 1,
  type: 'count',
  readOptions: () => null,
  defaultValue: () => 0,
  isEmpty: (value) => value === 0,
  schema: () => ({ type: 'integer', minimum: 0 }),
  summarize: String,
});
const registry = createFieldRegistry([...fieldRegistry.plugins, count]);

function convert(definition: FieldDefinition, value: unknown): unknown {
  const [only] = modelFields(modelOf({ value: definition }), registry);
  if (only === undefined) throw new Error('The model has no field.');
  return coerceValue(only, value);
}

describe('a value of the wrong type', () => {
  const image = { id: 'a', file: 'a.jpg' };
  const choices = { field_values: ['1', '2'] };

  it.each<readonly [string, FieldDefinition, unknown, unknown]>([
    ['a number, for a text', field('text'), 5, '5'],
    ['the only text of a list, for a text', field('text'), ['Hello'], 'Hello'],
    [
      'a text that is too long, for a short text',
      field('text', { field_values: { max_length: 3 } }),
      ['Hello'],
      'Hello',
    ],
    ['a numeral, for a number', field('count'), ' 12 ', 12],
    ['a word for yes, for a checkbox', field('checkbox'), 'true', true],
    ['a number among the choices', field('select', choices), 2, '2'],
    ['one image, for a list', field('media'), image, [image]],
  ])('is used as %s', (_name, definition, value, expected) => {
    expect(convert(definition, value)).toEqual(expected);
  });

  it.each<readonly [string, FieldDefinition, unknown]>([
    ['an object, for a text', field('text'), { words: 'Hello' }],
    ['several texts, for one', field('text'), ['a', 'b']],
    ['a word, for a number', field('count'), 'many'],
    ['a number below the minimum', field('count'), '-1'],
    ['nothing, for a number', field('count'), ' '],
    ['more digits than a number keeps', field('count'), '0.12345678901234567'],
    ['a number that is no choice', field('select', choices), 3],
    ['a missing value', field('text'), null],
    ['what would be the default', field('checkbox'), 'false'],
  ])('is not converted when it is %s', (_name, definition, value) => {
    expect(convert(definition, value)).toBeUndefined();
  });
});
