import { expect, it } from 'vitest';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import { newLink } from '../../../../field-plugins/link/link-item.ts';
import { startOptions } from '../fields/start-options.ts';
import { problemsOf } from './draft-problems.ts';
import { type DraftField, draftOf, newField } from './type-draft.ts';

const textOf = (number: number) => `Option ${number}`;

function fieldOf(type: string, start?: unknown, more: Partial<DraftField['definition']> = {}): DraftField {
  const plugin = fieldRegistry.find(type);
  if (plugin === undefined) throw new Error(`There is no type ${type}.`);
  const options = start === undefined ? startOptions(plugin, textOf) : start;
  const isList = plugin.fieldsets !== undefined;
  const field = newField([], { type, title: 'Size', isList, start: options });
  return { ...field, definition: { ...field.definition, ...more } };
}

const told = (...fields: readonly DraftField[]) =>
  problemsOf({ name: 'Card', fields }, fieldRegistry).map(({ part, key, issue }) => ({
    ...{ part, key },
    ...(issue && { issue }),
  }));

it.each(fieldRegistry.plugins.map(({ type }) => type))('a new field of the type %s can be saved', (type) => {
  expect(told(fieldOf(type))).toEqual(type === 'list' ? [{ part: 'items', key: 'noItems' }] : []);
});

it('a choice starts with two, in words, and with values that are the same in every language', () => {
  expect(fieldOf('select').definition.field_values).toEqual([
    { value: 'option_1', title: 'Option 1' },
    { value: 'option_2', title: 'Option 2' },
  ]);
});

it.each([
  ['select', [], { key: 'common.not_enough', params: { min: 1 } }],
  ['select', ['a', 'a'], { key: 'common.repeated' }],
  [
    'select',
    [{ value: 'a', title: '' }],
    { key: 'common.too_short', params: { min: 1 }, path: [0, 'title'] },
  ],
  ['text', { max_length: 0 }, { key: 'common.too_small', params: { min: 1 }, path: ['max_length'] }],
  ['media', { max: 3 }, { key: 'common.too_large', params: { max: 1 }, path: ['max'] }],
  ['number', { min: 3, max: 2 }, { key: 'common.too_small', params: { min: 3 }, path: ['max'] }],
  [
    'number',
    { decimals: 0, step: 0.5 },
    { key: 'number.too_many_decimals', params: { max: 0 }, path: ['step'] },
  ],
  ['date', { min: 'soon' }, { key: 'date.invalid', path: ['min'] }],
  [
    'date',
    { min: '2026-02-02', max: '2026-02-01' },
    { key: 'common.too_small', params: { min: '2026-02-02' }, path: ['max'] },
  ],
  [
    'datetime',
    { zone: 'Moon' },
    { key: 'datetime.not_a_zone', params: { example: 'Europe/Belgrade' }, path: ['zone'] },
  ],
  ['tags', { free: false }, { key: 'common.not_enough', params: { min: 1 }, path: ['suggestions'] }],
  ['tags', { suggestions: ['a', 'A'] }, { key: 'common.repeated', path: ['suggestions'] }],
  ['tags', { min: 2, max: 1 }, { key: 'common.too_small', params: { min: 2 }, path: ['max'] }],
  [
    'color',
    { palette: [{ value: 'reddish', title: 'Red' }] },
    { key: 'color.invalid', params: { example: '#336699' }, path: ['palette', 0, 'value'] },
  ],
  ['color', { custom: false }, { key: 'common.not_enough', params: { min: 1 }, path: ['palette'] }],
])('what is wrong with the options of %s is told in words of every language: %j', (type, options, issue) => {
  expect(told(fieldOf(type, options))).toEqual([{ part: 'options', key: 'badOptions', issue }]);
});

it('patterns and conditions are checked before they are sent', () => {
  expect(told(fieldOf('text', null, { pattern: { regex: '(a', message: ' ' } }))).toEqual([
    { part: 'pattern', key: 'badPattern' },
    { part: 'patternMessage', key: 'noMessage' },
  ]);
  const text = { field_type: 'text', required: false, field_values: null };
  const fieldsWith = (conditions: Readonly<Record<string, object>>) =>
    draftOf({
      name: 'Card',
      content_model: Object.fromEntries(
        Object.entries(conditions).map(([name, condition], order) => [
          name,
          { ...text, field_title: name, order, shown_when: { all: [condition] } },
        ]),
      ) as Parameters<typeof draftOf>[0]['content_model'],
    }).fields;
  expect(told(...fieldsWith({ one: { field: 'two', is: 'x' }, two: { field: 'one', is: 'x' } }))).toEqual([
    { part: 'condition', key: 'circle' },
    { part: 'condition', key: 'circle' },
  ]);
  expect(told(...fieldsWith({ one: { field: 'one', is: 'x' } }))).toEqual([
    { part: 'condition', key: 'badCondition' },
  ]);
});

const picture = { id: '01890000-0000-7000-8000-000000000001', file: 'a.jpg' };
const page = { id: picture.id, title: 'About', url_path: '/about' };

it.each([
  ['media', [picture]],
  ['reference', [page]],
  ['link', [{ ...newLink('a'), page }]],
  ['list', [{ id: 'a00000000000', data: { photo: [picture] } }]],
])('no new %s starts with records of a workspace', (type, value) => {
  const field = fieldOf(type, undefined, { default: value });
  const items = field.items && [{ ...fieldOf('media'), name: 'photo' }];
  expect(told({ ...field, items })).toEqual([{ part: 'default', key: 'defaultRefers' }]);
});

it('no field has both a default and unique values, unless it is stored so', () => {
  const field = fieldOf('text', undefined, { default: 'Same', unique: true });
  expect(told(field)).toEqual([{ part: 'default', key: 'defaultUnique' }]);
  expect(told({ ...field, definition: { ...field.definition, default: '' } })).toEqual([]);
  const content_model = { same: { ...field.definition, order: 1 } };
  const stored = draftOf({ name: 'Card', content_model });
  const toldOver = (more: object) =>
    problemsOf(
      {
        ...stored,
        fields: stored.fields.map((one) => ({ ...one, definition: { ...one.definition, ...more } })),
      },
      fieldRegistry,
      stored.fields,
    ).map(({ key }) => key);
  expect(toldOver({ help: 'New.' })).toEqual([]);
  expect(toldOver({ default: 'Other' })).toEqual(['defaultUnique']);
});

it('what was wrong with a stored field does not keep others from being saved', () => {
  const definition = { field_type: 'text', field_title: 'Field', required: false, field_values: null };
  const late = { ...definition, shown_when: { all: [{ field: 'gone', is: 'x' }] }, order: 2 };
  const photo = { ...definition, field_type: 'media', order: 3, default: [picture] };
  const agenda = { ...definition, field_type: 'agenda', order: 1 };
  const inner = { agenda, late, photo };
  const days = { ...definition, field_type: 'list', order: 4, field_values: { fields: inner } };
  const stored = draftOf({ name: 'Card', content_model: { ...inner, days } });
  const toldOver = (change: (field: DraftField) => DraftField) =>
    problemsOf({ ...stored, fields: stored.fields.map(change) }, fieldRegistry, stored.fields).map(
      ({ uid, key }) => [uid, key],
    );
  const said = (field: DraftField): DraftField => ({
    ...field,
    definition: { ...field.definition, help: 'New.' },
    items: field.items?.map(said),
  });
  expect(toldOver(said)).toEqual([]);
  const other = [{ ...picture, id: picture.id.replace('1', '2') }];
  const changed = (name: string, more: object) => (field: DraftField) =>
    field.name === name ? { ...field, definition: { ...field.definition, ...more } } : field;
  expect(toldOver(changed('photo', { default: other }))).toEqual([['photo', 'defaultRefers']]);
  expect(toldOver(changed('agenda', { field_values: {} }))).toEqual([['agenda', 'unknownType']]);
  expect(toldOver((field) => ({ ...field, was: undefined }))).toContainEqual(['agenda', 'unknownType']);
  expect(problemsOf(stored, fieldRegistry)).toHaveLength(6);
});

it('the name of the type comes first', () => {
  expect(problemsOf({ name: ' ', fields: [] }, fieldRegistry)).toMatchObject([{ part: 'typeName' }]);
});
