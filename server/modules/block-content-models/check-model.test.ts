import { describe, expect, it } from 'vitest';
import { field, rowsOf, withRows } from '../../../content-model/testing.ts';
import type { FieldSet } from '../../../field-plugins/sdk/contract/field.ts';
import { InvalidFieldsError } from '../../platform/errors/service-error.ts';
import { writePath } from '../../../shared/issue-path.ts';
import { checkContentModel } from './check-model.ts';

function messagesOf(content_model: FieldSet, stored?: FieldSet) {
  try {
    checkContentModel(content_model, withRows, stored);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidFieldsError)) throw error;
    return error.fields.get('content_model') ?? [];
  }
}

function rejectionOf(content_model: FieldSet, stored?: FieldSet) {
  return messagesOf(content_model, stored).map(({ key, params, path }) => [
    key,
    params?.['problem'] ?? params?.['name'] ?? params?.['type'],
    path?.join('.'),
  ]);
}

const rows = (fields: FieldSet) => rowsOf(fields, { field_title: 'Rows' });

describe('a content model', () => {
  it('may have parts in parts in parts', () => {
    expect(
      rejectionOf({ a: rows({ b: rows({ c: rows({ d: field('text') }) }) }), id: field('text') }),
    ).toEqual([]);
  });

  it('may leave what was wrong as it was, and nothing else', () => {
    const picture = { id: '01890000-0000-7000-8000-000000000001', file: 'a.jpg' };
    const other = { ...picture, id: '01890000-0000-7000-8000-000000000002' };
    const photo = field('media', { default: [picture] });
    const late = field('text', { shown_when: { all: [{ field: 'gone', is: 'x' }] } });
    const same = field('text', { unique: true, default: 'Same' });
    const stored = {
      a: field('hologram'),
      photo,
      late,
      same,
      rows: rows({ photo }),
      none: rows({}),
      odd: field('select'),
    };
    const said = { help: 'New.', order: 7 };
    const changed = Object.fromEntries(
      Object.entries(stored).map(([name, one]) => [name, { ...one, ...said }]),
    );
    expect(rejectionOf({ ...changed, more: field('text') }, stored)).toEqual([]);
    expect(rejectionOf({ ...changed, rows: rows({ photo: { ...photo, ...said } }) }, stored)).toEqual([]);
    const rejected = (fields: FieldSet) =>
      rejectionOf({ ...stored, ...fields }, stored).map(([, , path]) => path);
    expect(rejected({ photo: field('media', { default: [other] }) })).toEqual(['photo.default']);
    expect(rejected({ rows: rows({ photo, two: photo }) })).toEqual(['rows.two.default']);
    expect(rejected({ same: { ...same, default: 'Other' } })).toEqual(['same.default']);
    expect(rejected({ b: field('hologram') })).toEqual(['b']);
    expect(rejected({ a: field('hologram', { field_values: {} }) })).toEqual(['a']);
    expect(rejected({ photo: { ...late, default: 'x' } })).toEqual(['photo.shown_when']);
  });

  it.each([
    [{ any: 5 }, '.any'],
    [{ any: {} }, '.any'],
    [{ all: [null] }, '.all.0'],
    ['x', ''],
  ])('must not have parts with a condition like %j', (shown, place) => {
    const shown_when = shown as never;
    const parts = {
      b: field('text', { shown_when }),
      c: field('text', { shown_when: { all: [{ field: 'b', is: 'x' }] } }),
    };
    const start = [{ id: 'one', data: { b: 'x' } }];
    const rejected = rejectionOf({
      a: rowsOf(parts, { default: start }),
      text: field('text', { help: 5 as never }),
    });
    expect(rejected.map(([key, , path]) => [key, path])).toEqual([
      ['field.unservable_field', `a.b.shown_when${place}`],
      ['field.unservable_field', 'text.help'],
    ]);
  });

  it.each([
    ['an unknown type', { c: field('hologram') }, 'field.unknown_field_type', 'hologram', 'a.b.c'],
    [
      'an option that does not fit',
      { c: field('select', { field_title: 'Size' }) },
      'field.unservable_field',
      expect.stringContaining('"Size"'),
      'a.b.c.field_values',
    ],
    ['a name that does not fit', { 'C d': field('text') }, 'field.field_name', 'C d', 'a.b.C d'],
    ['a name with a slash', { 'c/d': field('text') }, 'field.field_name', 'c/d', 'a.b.c/d'],
    [
      'a reserved name',
      { id: field('text') },
      'field.unservable_field',
      'The name "a.b.id" is reserved.',
      'a.b.id',
    ],
    ['an underscore before a name', { _key: field('text') }, 'field.field_name', '_key', 'a.b._key'],
    [
      'parts without fields',
      { c: rows({}) },
      'field.unservable_field',
      'The field "Rows" needs at least one field in it.',
      'a.b.c.field_values',
    ],
    [
      'a fourth level',
      { c: rows({ d: rows({}) }) },
      'field.unservable_field',
      'The field "Rows" is more than 3 levels deep.',
      'a.b.c.d',
    ],
  ])('must not have %s in its parts', (_name, inner, key, told, path) => {
    expect(rejectionOf({ a: rows({ b: rows(inner as FieldSet) }) })).toEqual([[key, told, path]]);
  });

  it('is rejected with the place of what is wrong in it, as it was sent', () => {
    const placesOf = (content_model: object) =>
      messagesOf(content_model as FieldSet).map(({ key, path = [], place = ['content_model', ...path] }) => [
        key.replace('field.', ''),
        writePath(place),
      ]);
    const select = field('select');
    const list = (fields: object) => field('list', { field_values: { fields } });
    const inside = 'content_model.a.field_values.fields';
    expect(placesOf({ a: list({ g: select }), b: select })).toEqual([
      ['unservable_field', `${inside}.g.field_values`],
      ['unservable_field', 'content_model.b.field_values'],
    ]);
    expect(placesOf({ a: list({ b: list({ g: select }) }) })).toEqual([
      ['unservable_field', `${inside}.b.field_values.fields.g.field_values`],
    ]);
    expect(placesOf({ a: rows({ g: select }) })).toEqual([
      ['unservable_field', 'content_model.a.field_values.g.field_values'],
    ]);
    const wrong = { g: { field_title: 'G' }, h: 5, i: field('text', { help: 5 as never }), j: field('text') };
    expect(placesOf({ a: list(wrong) })).toEqual([
      ['required', `${inside}.g.field_type`],
      ['wrong_type', `${inside}.h`],
      ['unservable_field', `${inside}.i.help`],
    ]);
    expect(placesOf({ a: list({ b: list(wrong) }) })[0]).toEqual([
      'required',
      `${inside}.b.field_values.fields.g.field_type`,
    ]);
    expect(messagesOf({ a: list({ g: { field_title: 'G' } }) }).map(({ path }) => path)).toEqual([
      ['a', 'g', 'field_type'],
    ]);
  });
});
