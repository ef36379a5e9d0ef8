import { expect, test } from 'vitest';
import { deliversOtherwise } from './same-rules.ts';
import type { Fields } from './step.ts';

const text = { field_type: 'text', field_title: 'Text', required: false, order: 0, field_values: null };

function listOf(fields: object): Fields {
  const list = { ...text, field_type: 'list', field_values: { fields } };
  return { list };
}

test.each([
  ['another type', { name: { ...text, field_type: 'textarea' } }, true],
  ['another name', { name: { ...text, api_name: 'title' } }, true],
  ['another default', { name: { ...text, default: 'New' } }, true],
  ['a condition', { name: { ...text, shown_when: { all: [{ field: 'kind', is: 'a' }] } } }, true],
  ['its field missing', {}, true],
  ['texts and other rules', { name: { ...text, field_title: 'Name', required: true } }, false],
  ['a new field', { name: text, other: text }, false],
  ['a new field with a default', { name: text, other: { ...text, default: 'New' } }, true],
])('compares how equal items of a list are delivered with %s', (_change, fields, expected) => {
  expect(deliversOtherwise(listOf({ name: text }), listOf(fields))).toBe(expected);
});
