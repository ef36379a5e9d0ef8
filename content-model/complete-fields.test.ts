import { expect, it } from 'vitest';
import type { FieldDefinition } from '../field-plugins/sdk/contract/field.ts';
import { completeFields } from './complete-fields.ts';

it.each<[string, readonly (number | undefined)[], readonly number[]]>([
  ['no field', [undefined, undefined, undefined], [0, 1, 2]],
  ['all', [3, 3, 1], [3, 3, 1]],
  ['the last', [undefined, undefined, 2], [0, 1, 2]],
  ['one that comes later', [undefined, undefined, 0], [1, 2, 0]],
  ['the first', [5, undefined, undefined], [5, 6, 7]],
  ['neighbours', [1, undefined, 2, undefined, 0], [1, 3, 2, 4, 0]],
])('gives fields places of their own after those before them: %s has one', (_which, given, complete) => {
  const fields = Object.fromEntries(
    given.map((order, at) => [
      `f${at}`,
      { field_type: 'text', field_title: 'Text', ...(order !== undefined && { order }) } as FieldDefinition,
    ]),
  );
  expect(Object.values(completeFields(fields)).map(({ order }) => order)).toEqual(complete);
});
