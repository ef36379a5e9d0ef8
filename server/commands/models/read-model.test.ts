import { expect, it } from 'vitest';
import { textOf } from './model-file.ts';
import { readModel } from './read-model.ts';

const day = { name: 'day', field_type: 'text', field_title: 'Day' };
const title = { name: 'title', field_type: 'text', field_title: 'Title' };
const days = { name: 'days', field_type: 'list', field_title: 'Days', required: true };

const within = (fields: unknown) => [{ ...days, field_values: { fields } }];
const mustBe = 'must be a list of objects, each with a "name".';

it.each([
  ['fields are no list', {}, `: "fields" ${mustBe}`],
  ['fields of items are no list', within({ day }), `, days.field_values.fields: it ${mustBe}`],
  ['a field has no name', within([day, { ...day, name: '' }]), `, days.field_values.fields: it ${mustBe}`],
  [
    'fields have the same name',
    [...within([day, day]), title, title],
    ', days.day: another field has this name.\nweek.json, title: another field has this name.',
  ],
])('a file is rejected if %s', (_fault, fields, sentence) => {
  const text = JSON.stringify({ name: 'Week', type: 'PAGE', fields });
  expect(() => readModel(text, 'week.json')).toThrow(`week.json${sentence}`);
});

it('a file is rejected if it is no JSON', () => {
  expect(() => readModel('{', 'week.json')).toThrow(/^week\.json is no JSON: /);
});

it('a file may omit members with one sensible value, also in the fields of items', () => {
  const usual = (order: number) => ({ required: false, field_values: null, order });
  const { name, ...members } = title;
  const { name: inner, ...own } = day;
  const { name: list, ...others } = days;
  const fields = [title, { ...days, field_values: { max: 7, fields: [day] } }];
  const read = readModel(JSON.stringify({ name: 'Week', type: 'PAGE', fields }), 'week.json');
  expect(read.content_model).toEqual({
    [name]: { ...members, ...usual(0) },
    [list]: { ...others, order: 1, field_values: { max: 7, fields: { [inner]: { ...own, ...usual(0) } } } },
  });
});

const week = (...fields: readonly object[]) =>
  readModel(JSON.stringify({ name: 'Week', type: 'PAGE', fields }), 'week.json');

it('null is the same as a missing member, except for a default', () => {
  const empty = { api_name: null, help: null, required: null, field_values: null };
  expect(week({ ...title, ...empty })).toEqual(week(title));
  expect(week({ ...title, default: null }).content_model).toMatchObject({ title: { default: null } });
});

it.each([[[{ name: 'x', label: 'X' }]], [[]], [{}], [{ x: { label: 'X' } }]])(
  'leaves `fields` in the options of other types unchanged: %j',
  (fields) => {
    const chart = { ...title, field_type: 'chart', required: false, field_values: { fields } };
    const read = week(chart);
    expect(read.content_model['title']?.field_values).toEqual({ fields });
    expect(JSON.parse(textOf(read))).toMatchObject({ fields: [chart] });
  },
);
