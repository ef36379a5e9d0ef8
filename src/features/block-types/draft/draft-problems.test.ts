import { expect, it } from 'vitest';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import { startOptions } from '../fields/start-options.ts';
import { problemsOf } from './draft-problems.ts';
import type { DraftField } from './draft-field.ts';
import { newField } from './edit-fields.ts';
import { draftOf } from './type-draft.ts';

const textOf = (number: number) => `Option ${number}`;

function fieldOf(type: string, start?: unknown, more: Partial<DraftField['definition']> = {}): DraftField {
  const plugin = fieldRegistry.find(type);
  if (plugin === undefined) throw new Error(`There is no type ${type}.`);
  const options = start === undefined ? startOptions(plugin, textOf) : start;
  const isList = plugin.fieldsets !== undefined;
  const field = newField([], { type, title: 'Size', isList, start: options });
  return { ...field, definition: { ...field.definition, ...more } };
}

const found = (...fields: readonly DraftField[]) =>
  problemsOf({ name: 'Card', fields }, fieldRegistry).map(({ part, key, option }) => ({
    ...{ part, key },
    ...(option && { option }),
  }));

it.each(fieldRegistry.plugins.map(({ type }) => type))('a new field of the type %s can be saved', (type) => {
  expect(found(fieldOf(type))).toEqual(
    type === 'list' ? [{ part: 'items', key: 'no_fields', option: [] }] : [],
  );
});

it('a choice starts with two labelled options, whose values are the same in every language', () => {
  expect(fieldOf('select').definition.field_values).toEqual([
    { value: 'option_1', title: 'Option 1' },
    { value: 'option_2', title: 'Option 2' },
  ]);
});

it('finds the setting of each problem', () => {
  const size = fieldOf('text');
  const text = (more: object, uid = 'size') => ({
    ...size,
    uid,
    definition: { ...size.definition, ...more },
  });
  expect(found(text({ api_name: 'Size' }))).toEqual([{ part: 'api_name', key: 'field_name' }]);
  expect(found(text({ api_name: 'size' }), text({ api_name: 'size' }, 'other'))).toEqual([
    { part: 'api_name', key: 'field_taken' },
  ]);
  expect(found({ ...fieldOf('list'), items: [text({ api_name: 'id' })] })).toEqual([
    { part: 'api_name', key: 'reserved_name' },
  ]);
  expect(found(text({ field_type: 'agenda' }))).toEqual([{ part: 'field_type', key: 'unknown_field_type' }]);
  expect(found(text({ field_title: ' ' }))).toEqual([{ part: 'field_title', key: 'blank' }]);
  expect(found(text({ pattern: { regex: '(a', message: 'A.' } }))).toEqual([
    { part: 'pattern', key: 'pattern_invalid' },
  ]);
  expect(found(text({ pattern: { regex: 'a', message: '' } }))).toEqual([
    { part: 'pattern_message', key: 'unservable_field' },
  ]);
  expect(found(text({ default: 'a', unique: true }))).toEqual([{ part: 'default', key: 'default_unique' }]);
  expect(found(fieldOf('color', { palette: [{ value: 'reddish', title: 'Red' }] }))).toEqual([
    { part: 'field_values', key: 'unservable_field', option: ['palette', 0, 'value'] },
  ]);
});

it.each([{ is: undefined }, { one_of: undefined }, { is: 'x', field: 'size' }])(
  'no condition is saved without a value, or about its own field: %j',
  (comparison) => {
    const shown_when = { all: [{ field: 'other', ...comparison }] } as never;
    const [size, other] = [
      fieldOf('text', undefined, { shown_when }),
      fieldOf('text', undefined, { api_name: 'other' }),
    ];
    expect(found({ ...size, uid: 'size' }, { ...other, uid: 'other' })).toEqual([
      { part: 'shown_when', key: 'field' in comparison ? 'condition_unknown' : 'condition_incomplete' },
    ]);
  },
);

const image = { id: '01890000-0000-7000-8000-000000000001', file: 'a.jpg' };

it('problems that were stored do not keep other fields from being saved', () => {
  const definition = { field_type: 'text', field_title: 'Field', required: false, field_values: null };
  const late = { ...definition, shown_when: { all: [{ field: 'gone', is: 'x' }] }, order: 2 };
  const photo = { ...definition, field_type: 'media', order: 3, default: [image] };
  const agenda = { ...definition, field_type: 'agenda', order: 1 };
  const inner = { agenda, late, photo };
  const days = { ...definition, field_type: 'list', order: 4, field_values: { fields: inner } };
  const content_model = { ...inner, days };
  const stored = draftOf({ name: 'Card', content_model });
  const foundOver = (change: (field: DraftField) => DraftField) =>
    problemsOf({ ...stored, fields: stored.fields.map(change) }, fieldRegistry, content_model).map(
      ({ uid, key }) => [uid, key],
    );
  const said = (field: DraftField): DraftField => ({
    ...field,
    definition: { ...field.definition, help: 'New.' },
    items: field.items?.map(said),
  });
  expect(foundOver(said)).toEqual([]);
  const other = [{ ...image, id: image.id.replace('1', '2') }];
  const changed = (name: string, more: object) => (field: DraftField) =>
    field.id === name ? { ...field, definition: { ...field.definition, ...more } } : field;
  expect(foundOver(changed('photo', { default: other }))).toEqual([['photo', 'default_refers']]);
  expect(foundOver(changed('agenda', { field_values: {} }))).toEqual([['agenda', 'unknown_field_type']]);
  expect(problemsOf(stored, fieldRegistry)).toHaveLength(6);
});

it('the name of the type comes first', () => {
  expect(problemsOf({ name: ' ', fields: [] }, fieldRegistry)).toMatchObject([{ part: 'typeName' }]);
});
