import { expect, it } from 'vitest';
import type { FieldDefinition } from '../field-plugins/sdk/contract/field.ts';
import { completeFields } from './complete-fields.ts';

it.each<[string, readonly (number | undefined)[], readonly number[]]>([
  ['no field has one', [undefined, undefined, undefined], [0, 1, 2]],
  ['every field has one', [3, 3, 1], [3, 3, 1]],
  ['only the last field has one', [undefined, undefined, 2], [0, 1, 2]],
  ['a later field has order 0', [undefined, undefined, 0], [1, 2, 0]],
  ['only the first field has one', [5, undefined, undefined], [5, 6, 7]],
  ['every other field has one', [1, undefined, 2, undefined, 0], [1, 3, 2, 4, 0]],
])('gives each field without an order the next free one if %s', (_case, orders, completed) => {
  const fields = Object.fromEntries(
    orders.map((order, index) => [
      `f${index}`,
      { field_type: 'text', field_title: 'Text', ...(order !== undefined && { order }) } as FieldDefinition,
    ]),
  );
  expect(Object.values(completeFields(fields)).map(({ order }) => order)).toEqual(completed);
});
