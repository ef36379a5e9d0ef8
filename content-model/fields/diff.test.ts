import { describe, expect, it } from 'vitest';
import type { FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { field } from '../testing.ts';
import { diffFields } from './diff.ts';

const title = field('text', { order: 0 });
const note = field('text', { order: 1 });
const fields: FieldSet = { title, note };
const list = (inner: FieldSet, more: object = {}) =>
  field('list', { order: 2, field_values: { fields: inner, ...more } });
const other = (inner: FieldSet) => field('steps', { order: 2, field_values: { fields: inner } });
const within = ['rows'];
const renamed = { ...title, api_name: 'headline' };

const cases: readonly (readonly [string, FieldSet, FieldSet, readonly PlanOperation[]])[] = [
  ['nothing', fields, structuredClone(fields), []],
  ['options that are empty or none', { title }, { title: { ...title, field_values: {} } }, []],
  ['a field that goes', fields, { title }, [{ op: 'remove', field: 'note' }]],
  ['a new field', { title }, fields, [{ op: 'add', field: 'note', definition: note }]],
  [
    'another type',
    fields,
    { title: { ...title, field_type: 'number', help: 'Digits.' }, note },
    [
      { op: 'retype', field: 'title', field_type: 'number', field_values: null },
      { op: 'options', field: 'title', properties: { help: 'Digits.' } },
    ],
  ],
  [
    'other options and another name for sites',
    fields,
    { title: { ...renamed, field_values: { max_length: 5 } }, note },
    [
      {
        ...{ op: 'options', field: 'title', field_values: { max_length: 5 } },
        properties: { api_name: 'headline' },
      },
    ],
  ],
  [
    'a member that goes, and a rule',
    { title: renamed },
    { title: { ...title, required: true } },
    [
      { op: 'options', field: 'title', properties: { api_name: null } },
      { op: 'require', field: 'title', required: true },
    ],
  ],
  [
    'another order',
    fields,
    { title: { ...title, order: 1 }, note: { ...note, order: 0 } },
    [{ op: 'reorder', fields: ['note', 'title'] }],
  ],
  [
    'a new field between others',
    fields,
    { title, new: field('text', { order: 1 }), note: { ...note, order: 2 } },
    [
      { op: 'add', field: 'new', definition: field('text', { order: 1 }) },
      { op: 'reorder', fields: ['title', 'new', 'note'] },
    ],
  ],
  [
    'the fields of a list, after its options',
    { rows: list(fields) },
    { rows: list({ title: renamed }, { max: 3 }) },
    [
      { op: 'options', field: 'rows', field_values: { max: 3, fields } },
      { op: 'remove', within, field: 'note' },
      { op: 'options', within, field: 'title', properties: { api_name: 'headline' } },
    ],
  ],
  [
    'the fields of a list in a list',
    { rows: list({ inner: list(fields) }) },
    { rows: list({ inner: list({ title }) }) },
    [{ op: 'remove', within: ['rows', 'inner'], field: 'note' }],
  ],
  [
    'the parts of another composite, which plans do not reach',
    { rows: other(fields) },
    { rows: other({ title }) },
    [{ op: 'options', field: 'rows', field_values: { fields: { title } } }],
  ],
  [
    'a list that gets another type',
    { rows: list(fields) },
    { rows: { ...list({ title }), field_type: 'steps' } },
    [{ op: 'retype', field: 'rows', field_type: 'steps', field_values: { fields: { title } } }],
  ],
];

describe('the operations between two sets of fields', () => {
  it.each(cases)('are those for %s', (_name, before, after, operations) => {
    expect(diffFields(before, after)).toEqual(operations);
  });
});
