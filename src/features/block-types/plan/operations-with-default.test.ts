import { expect, test } from 'vitest';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { operationsWithDefault } from './operations-with-default.ts';

const text = { field_type: 'text', required: false, order: 0, field_values: null };
const price = { ...text, field_type: 'number', field_title: 'Price', default: 5 };
const before = {
  title: { ...text, field_title: 'Title', default: 'Untitled' },
  note: { ...text, field_title: 'Note' },
  dishes: {
    ...{ ...text, field_type: 'list', field_title: 'Dishes' },
    field_values: { fields: { name: { ...text, field_title: 'Name' }, price } },
  },
};

const found = (...operations: PlanOperation[]) => [
  ...operationsWithDefault(before, operations, fieldRegistry),
];

test('finds the fields that have a default, under their new names and in lists', () => {
  expect(
    found(
      { op: 'retype', field: 'title', to: 'heading', field_type: 'text' },
      { op: 'require', field: 'heading', required: true },
      { op: 'require', field: 'note', required: true },
      { op: 'require', within: ['dishes'], field: 'name', required: true },
      { op: 'require', within: ['dishes'], field: 'price', required: true },
    ),
  ).toEqual([1, 4]);
});

test('ignores a default that does not fit the new type', () => {
  expect(found({ op: 'retype', field: 'title', field_type: 'number', field_values: null })).toEqual([]);
});

test('finds the value that the operation gives', () => {
  expect(found({ op: 'require', field: 'note', required: true, value: 'None' })).toEqual([0]);
});

test('finds a default of the fields that lines are split into', () => {
  const item = { name: { ...text, field_title: 'Name' }, price };
  expect(found({ op: 'split', field: 'note', to: 'prices', item })).toEqual([0]);
});
