import { expect, it } from 'vitest';
import { readModel } from './read-model.ts';

const day = { name: 'day', field_type: 'text', field_title: 'Day' };
const title = { name: 'title', field_type: 'text', field_title: 'Title' };
const days = { name: 'days', field_type: 'list', field_title: 'Days', required: true };

it('the fields of items are rejected if they are no list', () => {
  const fields = [{ ...days, field_values: { fields: { day: { field_type: 'text', field_title: 'Day' } } } }];
  expect(() => readModel(JSON.stringify({ name: 'Week', type: 'PAGE', fields }), 'week.json')).toThrow(
    'week.json, days.field_values.fields: it must be a list of objects, each with a "name".',
  );
});

it('a file may leave out what has one sensible value, also of the fields of items', () => {
  const usual = { required: false, field_values: null };
  const fields = [title, { ...days, field_values: { max: 7, fields: [day] } }];
  expect(readModel(JSON.stringify({ name: 'Week', type: 'PAGE', fields }), 'week.json').fields).toEqual([
    { ...title, ...usual },
    { ...days, field_values: { max: 7, fields: [{ ...day, ...usual }] } },
  ]);
});
