import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { FieldIssue, FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import { writePath } from '../../shared/issue-path.ts';
import { field, rowsOf, withRows } from '../testing.ts';
import { checkFields, newProblems } from './check.ts';

const problemsOf = (fields: FieldSet, stored: FieldSet = {}) =>
  newProblems(fields, stored, withRows).map(({ key, reason, params, path }) => [
    key,
    reason ?? params?.['problem'] ?? params?.['name'] ?? params?.['type'],
    path.join('.'),
  ]);

const rows = (fields: FieldSet) => rowsOf(fields, { field_title: 'Rows' });

describe('a content model', () => {
  it('may have parts in parts in parts', () => {
    expect(
      problemsOf({ a: rows({ b: rows({ c: rows({ d: field('text') }) }) }), id: field('text') }),
    ).toEqual([]);
  });

  it('may keep existing errors, but add no others', () => {
    const image = { id: '01890000-0000-7000-8000-000000000001', file: 'a.jpg' };
    const other = { ...image, id: '01890000-0000-7000-8000-000000000002' };
    const photo = field('media', { default: [image] });
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
    expect(problemsOf({ ...changed, more: field('text') }, stored)).toEqual([]);
    expect(problemsOf({ ...changed, rows: rows({ photo: { ...photo, ...said } }) }, stored)).toEqual([]);
    const rejected = (fields: FieldSet) =>
      problemsOf({ ...stored, ...fields }, stored).map(([, , path]) => path);
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
    const rejected = problemsOf({
      a: rowsOf(parts, { default: start }),
      text: field('text', { help: 5 as never }),
    });
    expect(rejected.map(([key, , path]) => [key, path])).toEqual([
      ['unservable_field', `a.b.shown_when${place}`],
      ['unservable_field', 'text.help'],
    ]);
  });

  it.each([
    ['an unknown type', { c: field('hologram') }, 'unknown_field_type', 'hologram', 'a.b.c'],
    [
      'an option that does not fit',
      { c: field('select', { field_title: 'Size' }) },
      'unservable_field',
      expect.stringContaining('"Size"'),
      'a.b.c.field_values',
    ],
    ['a name that does not fit', { 'C d': field('text') }, 'field_name', 'C d', 'a.b.C d'],
    ['a name with a slash', { 'c/d': field('text') }, 'field_name', 'c/d', 'a.b.c/d'],
    ['a reserved name', { id: field('text') }, 'reserved_name', 'The name "a.b.id" is reserved.', 'a.b.id'],
    ['an underscore before a name', { _key: field('text') }, 'field_name', '_key', 'a.b._key'],
    [
      'parts without fields',
      { c: rows({}) },
      'no_fields',
      'The field "Rows" needs at least one field in it.',
      'a.b.c.field_values',
    ],
    [
      'a fourth level',
      { c: rows({ d: rows({}) }) },
      'too_deep',
      'The field "Rows" is more than 3 levels deep.',
      'a.b.c.d',
    ],
  ])('must not have %s in its parts', (_name, inner, key, sentence, path) => {
    expect(problemsOf({ a: rows({ b: rows(inner as FieldSet) }) })).toEqual([[key, sentence, path]]);
  });

  it('is rejected with the path of its error, by the sent names', () => {
    const placesOf = (content_model: object) =>
      checkFields(content_model as FieldSet, withRows).map(({ key, place }) => [key, writePath(place)]);
    const select = field('select');
    const list = (fields: object) => field('list', { field_values: { fields } });
    const inside = 'a.field_values.fields';
    expect(placesOf({ a: list({ g: select }), b: select })).toEqual([
      ['unservable_field', `${inside}.g.field_values`],
      ['unservable_field', 'b.field_values'],
    ]);
    expect(placesOf({ a: list({ b: list({ g: select }) }) })).toEqual([
      ['unservable_field', `${inside}.b.field_values.fields.g.field_values`],
    ]);
    expect(placesOf({ a: rows({ g: select }) })).toEqual([
      ['unservable_field', 'a.field_values.g.field_values'],
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
    expect(checkFields({ a: list({ g: { field_title: 'G' } }) }, withRows).map(({ path }) => path)).toEqual([
      ['a', 'g', 'field_type'],
    ]);
  });
});

/** Rejected options, and their issue. */
const rejectedOptions: readonly (readonly [string, unknown, FieldIssue])[] = [
  ['select', [], { key: 'common.not_enough', params: { min: 1 } }],
  ['select', ['a', 'a'], { key: 'common.repeated' }],
  [
    'select',
    [{ value: 'a', title: '' }],
    { key: 'common.too_short', params: { min: 1 }, path: [0, 'title'] },
  ],
  [
    'datetime',
    { zone: 'Moon' },
    { key: 'datetime.not_a_zone', params: { example: 'Europe/Belgrade' }, path: ['zone'] },
  ],
  [
    'color',
    { palette: [{ value: 'reddish', title: 'Red' }] },
    { key: 'color.invalid', params: { example: '#336699' }, path: ['palette', 0, 'value'] },
  ],
];

it.each(rejectedOptions)(
  'options of %s are rejected with an issue to translate: %j',
  (type, options, issue) => {
    const { path = [], ...message } = issue;
    expect(checkFields({ size: field(type, { field_values: options }) }, fieldRegistry)).toMatchObject([
      { key: 'unservable_field', path: ['size', 'field_values', ...path], issue: message },
    ]);
  },
);
