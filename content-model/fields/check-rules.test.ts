import { describe, expect, it } from 'vitest';
import { newLink } from '../../field-plugins/link/link-item.ts';
import type { FieldCondition, FieldDefinition, FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import { field, rowsOf, withRows } from '../testing.ts';
import { checkFields } from './check.ts';

const problemsOf = (fields: FieldSet) =>
  checkFields(fields, withRows).map(({ key, path }) => [key, path.join('.')]);

const id = '01890000-0000-7000-8000-000000000001';
const image = { id, file: 'a.jpg' };
const page = { id, title: 'About', url_path: '/about' };
const kind = field('select', { field_values: ['picture', 'film'] });
const price = field('number');
const bounded = {
  price: field('number', { field_values: { min: 0, max: 500 } }),
  day: field('date', { field_values: { max: '2026-12-31' } }),
};
const shown = (...all: readonly FieldCondition[]) => field('text', { shown_when: { all } });
/** A field that is shown if another one meets two conditions. */
const both = (one: object, other: object, name = 'kind') =>
  shown({ field: name, ...one }, { field: name, ...other });

const isFilm = [{ field: 'kind', is: 'film' }];
const allAndAny = field('text', { shown_when: { all: isFilm, any: isFilm } });
const formerLink = { ...newLink('a'), type: 'external', link: 'https://example.com', page };
const withMedia = rowsOf({ media: field('media') });
const withUnique = rowsOf({ name: field('text', { unique: true }) });
const sameNames = ['a', 'b'].map((key) => ({ id: key, data: { name: 'x' } }));
const onlyB = field('text', { pattern: { regex: 'b', message: 'B.' } });
const backwards = field('text', { pattern: { regex: '(a)\\1', message: 'Twice.' } });

describe('a field of a model', () => {
  it('may have several conditions on one other field', () => {
    const check = (one: FieldSet[string]) => problemsOf({ kind, ...bounded, it: one });
    expect(check(both({ one_of: ['film', 'picture'] }, { is_not: 'film' }))).toEqual([]);
    expect(check(both({ more_than: 10 }, { less_than: 20 }, 'price'))).toEqual([]);
    expect(check(both({ is: 'film' }, { is_empty: false }))).toEqual([]);
    const any = [{ is: 'film' }, { is: 'picture' }].map((one) => ({ field: 'kind', ...one }));
    expect(check(field('text', { shown_when: { any } }))).toEqual([]);
    // An empty field meets both conditions.
    expect(check(both({ is_not: 'film' }, { is_not: 'picture' }))).toEqual([]);
    expect(check(both({ more_than: 5 }, { less_than: 7 }, 'price'))).toEqual([]);
  });

  it('is accepted with rules that fit', () => {
    const fields: FieldSet = {
      kind: { ...kind, default: 'film', width: 'half', help: 'What people see.', tab: 'Content' },
      price: { ...price, unique: true, group: 'Money' },
      empty: field('text', { default: '', unique: true }),
      code: field('text', { pattern: { regex: '[A-Z]{3}', message: 'Three letters.' }, placeholder: 'ABC' }),
      done: field('checkbox'),
      pictures: field('media', { field_values: { multiple: true }, required_for: 'publishing' }),
      film: shown({ field: 'kind', is: 'film' }, { field: 'done', is_not: true }),
      dear: shown({ field: 'price', more_than: 100 }, { field: 'kind', one_of: ['film', ''] }),
      near: shown({ field: 'price', less_than: 7.5 }, { field: 'day', more_than: '2020-01-01' }),
      day: field('date', { field_values: { min: '2026-01-01' } }),
      late: shown({ field: 'film', is_empty: true }, { field: 'pictures', is_empty: false }),
    };
    expect(problemsOf(fields)).toEqual([]);
    const { kind: inner, ...rest } = fields;
    expect(
      problemsOf({
        items: rowsOf({ ...rest, kind: { ...(inner as FieldDefinition), tab: undefined as never } }),
      }),
    ).toEqual([['unservable_field', 'items.kind.tab']]);
    expect(problemsOf({ items: rowsOf({ ...rest, kind }) })).toEqual([]);
  });

  /** The problems of a field, which are the same in parts of a value. */
  const problemsWith = (checked: FieldDefinition) => {
    const fields = {
      kind,
      ...bounded,
      links: field('link', { field_values: { multiple: true } }),
      it: checked,
    };
    const problems = problemsOf(fields);
    expect(problemsOf({ rows: rowsOf(fields) })).toEqual(
      problems.map(([key, path]) => [key, `rows.${path}`]),
    );
    return problems;
  };

  it.each<[what: string, value: unknown, key: string, checked?: FieldDefinition]>([
    ['of another type', 5, 'default_invalid'],
    ['that is not a choice', 'song', 'default_invalid', kind],
    ['of images', [image], 'default_refers', field('media')],
    ['of pages', [page], 'default_refers', field('reference')],
    ['with a link to a page', [{ ...newLink('a'), page }], 'default_refers', field('link')],
    ['with a link that led to a page', [formerLink], 'default_refers', field('link')],
    ['with images inside', [{ id: 'a', data: { media: [image] } }], 'default_refers', withMedia],
    ['of a unique field', 5, 'default_unique', { ...price, unique: true }],
    ['that repeats a unique value inside', sameNames, 'default_invalid', withUnique],
    ['that its own pattern rejects', 'a', 'default_invalid', onlyB],
  ])('must not have a default %s', (_name, value, key, checked = field('text')) => {
    expect(problemsWith({ ...checked, default: value })).toEqual([[key, 'it.default']]);
  });

  it.each<[what: string, checked: FieldDefinition, key: string, member: string]>([
    ['a title of spaces', field('text', { field_title: '  ' }), 'blank', 'field_title'],
    ['a pattern of numbers', { ...onlyB, field_type: 'number' }, 'pattern_unsupported', 'pattern'],
    ['a pattern with a back reference', backwards, 'pattern_invalid', 'pattern'],
  ])('must not have %s', (_name, checked, key, member) => {
    expect(problemsWith(checked)).toEqual([[key, `it.${member}`]]);
  });

  it.each<[what: string, checked: FieldDefinition, key: string]>([
    ['no comparison', shown({ field: 'kind' }), 'condition_incomplete'],
    ['two comparisons in one', shown({ field: 'kind', is: 'film', is_not: 'film' }), 'condition_incomplete'],
    ['all and any', allAndAny, 'condition_incomplete'],
    ['an unknown field', shown({ field: 'gone', is: 'x' }), 'condition_unknown'],
    ['itself', shown({ field: 'it', is: 'x' }), 'condition_unknown'],
    ['values with parts', shown({ field: 'links', is: 'x' }), 'condition_uncomparable'],
    ['a value that is not an option', shown({ field: 'kind', is: 'song' }), 'condition_value'],
    ['a text for a number', shown({ field: 'price', is: 'abc' }), 'condition_value'],
    ['a number as a text', shown({ field: 'price', is: '12' }), 'condition_value'],
    ['a price beyond the bounds', shown({ field: 'price', is: 501 }), 'condition_value'],
    ['a text as a bound of numbers', shown({ field: 'price', more_than: 'a' }), 'condition_value'],
    ['a day that does not exist', shown({ field: 'day', is_not: '2026-02-30' }), 'condition_value'],
    ['a bound that is not a day', shown({ field: 'day', less_than: 'soon' }), 'condition_value'],
    ['a list with an unknown choice', shown({ field: 'kind', one_of: ['film', 'x'] }), 'condition_value'],
    ['two values at once', both({ is: 'film' }, { is: 'picture' }), 'condition_never'],
    ['a value and not', both({ is: 'film' }, { is_not: 'film' }), 'condition_never'],
    ['one of others', both({ is: 'film' }, { one_of: ['picture'] }), 'condition_never'],
    ['empty and a value', both({ is: 'film' }, { is_empty: true }), 'condition_never'],
    ['empty and not', both({ is_empty: true }, { is_empty: false }), 'condition_never'],
    ['bounds that never meet', both({ more_than: 20 }, { less_than: 10 }, 'price'), 'condition_never'],
    ['a value outside of a bound', both({ is: 5 }, { more_than: 5 }, 'price'), 'condition_never'],
    ['a bound of another type', shown({ field: 'kind', more_than: 5 }), 'condition_value'],
  ])('must not depend on %s', (_name, checked, key) => {
    expect(problemsWith(checked)).toEqual([[key, 'it.shown_when']]);
  });

  it('may depend on a field whose options are rejected, which is the only problem', () => {
    const size = field('select', { field_values: [] });
    expect(problemsOf({ size, it: shown({ field: 'size', one_of: ['small', 'large'] }) })).toEqual([
      ['unservable_field', 'size.field_values'],
    ]);
  });

  it('must not depend on itself by way of others', () => {
    const circle = {
      a: shown({ field: 'b', is: 'x' }),
      b: shown({ field: 'c', is: 'x' }),
      c: shown({ field: 'a', is: 'x' }),
      d: shown({ field: 'a', is: 'x' }),
    };
    const rejected = ['a', 'b', 'c'].map((name) => ['condition_circular', `${name}.shown_when`]);
    expect(problemsOf(circle)).toEqual(rejected);
  });

  it.each([
    ['an unknown member', { helpful: 'x' }, 'unknown', 'helpful'],
    ['an unknown width', { width: 'third' }, 'unservable_field', 'width'],
    ['a tab', { tab: 'More' }, 'tab_inside', 'tab'],
  ])('must not have %s in parts of a value', (_name, more, key, member) => {
    const checked = { ...field('text'), ...more } as FieldDefinition;
    expect(problemsOf({ rows: rowsOf({ it: checked }) })).toEqual([[key, `rows.it.${member}`]]);
  });
});
