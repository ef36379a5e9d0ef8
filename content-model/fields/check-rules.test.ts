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

const kindIsFilm = (member: 'all' | 'any') => ({ [member]: [{ field: 'kind', is: 'film' }] });

describe('what a model says about its fields', () => {
  it('may ask several times about one field', () => {
    const some = (one: FieldSet[string]) => problemsOf({ kind, ...bounded, it: one });
    expect(some(both({ one_of: ['film', 'picture'] }, { is_not: 'film' }))).toEqual([]);
    expect(some(both({ more_than: 10 }, { less_than: 20 }, 'price'))).toEqual([]);
    expect(some(both({ is: 'film' }, { is_empty: false }))).toEqual([]);
    const any = [{ is: 'film' }, { is: 'picture' }].map((one) => ({ field: 'kind', ...one }));
    expect(some(field('text', { shown_when: { any } }))).toEqual([]);
    // Neither choice is an empty field.
    expect(some(both({ is_not: 'film' }, { is_not: 'picture' }))).toEqual([]);
    expect(some(both({ more_than: 5 }, { less_than: 7 }, 'price'))).toEqual([]);
  });

  it('is accepted where it fits', () => {
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

  it.each<[what: string, checked: FieldDefinition, key: string, member?: string]>([
    ['a default of another type', field('text', { default: 5 }), 'default_invalid', 'default'],
    ['a title of spaces', field('text', { field_title: '  ' }), 'blank', 'field_title'],
    ['a default that is no choice', { ...kind, default: 'song' }, 'default_invalid', 'default'],
    ['a default of images', field('media', { default: [image] }), 'default_refers', 'default'],
    ['a default of pages', field('reference', { default: [page] }), 'default_refers', 'default'],
    [
      'a default with a link to a page',
      field('link', { default: [{ ...newLink('a'), page }] }),
      'default_refers',
      'default',
    ],
    [
      'a default with a link that led to a page',
      field('link', { default: [{ ...newLink('a'), type: 'external', link: 'https://example.com', page }] }),
      'default_refers',
      'default',
    ],
    [
      'a default with images inside',
      rowsOf({ media: field('media') }, { default: [{ id: 'a', data: { media: [image] } }] }),
      'default_refers',
      'default',
    ],
    ['a default of a unique field', { ...price, default: 5, unique: true }, 'default_unique', 'default'],
    [
      'a default that repeats a unique value inside',
      rowsOf(
        { name: field('text', { unique: true }) },
        { default: ['a', 'b'].map((key) => ({ id: key, data: { name: 'x' } })) },
      ),
      'default_invalid',
      'default',
    ],
    [
      'a default against its own pattern',
      field('text', { default: 'a', pattern: { regex: 'b', message: 'B.' } }),
      'default_invalid',
      'default',
    ],
    [
      'a pattern of numbers',
      { ...price, pattern: { regex: '1', message: '1' } },
      'pattern_unsupported',
      'pattern',
    ],
    [
      'a pattern that goes back',
      field('text', { pattern: { regex: '(a)\\1', message: 'Twice.' } }),
      'pattern_invalid',
      'pattern',
    ],
    ['no comparison', shown({ field: 'kind' }), 'condition_incomplete'],
    ['two comparisons in one', shown({ field: 'kind', is: 'film', is_not: 'film' }), 'condition_incomplete'],
    [
      'all and any',
      field('text', { shown_when: { ...kindIsFilm('all'), ...kindIsFilm('any') } }),
      'condition_incomplete',
    ],
    ['an unknown field', shown({ field: 'gone', is: 'x' }), 'condition_unknown'],
    ['itself', shown({ field: 'it', is: 'x' }), 'condition_unknown'],
    ['values with parts', shown({ field: 'links', is: 'x' }), 'condition_uncomparable'],
    ['a value that is not an option', shown({ field: 'kind', is: 'song' }), 'condition_value'],
    ['a text for a number', shown({ field: 'price', is: 'abc' }), 'condition_value'],
    ['a number as a text', shown({ field: 'price', is: '12' }), 'condition_value'],
    ['a price beyond the bounds', shown({ field: 'price', is: 501 }), 'condition_value'],
    ['a text as a bound of numbers', shown({ field: 'price', more_than: 'a' }), 'condition_value'],
    ['a day that does not exist', shown({ field: 'day', is_not: '2026-02-30' }), 'condition_value'],
    ['a bound that is no day', shown({ field: 'day', less_than: 'soon' }), 'condition_value'],
    ['one of what is no choice', shown({ field: 'kind', one_of: ['film', 'x'] }), 'condition_value'],
    ['two values at once', both({ is: 'film' }, { is: 'picture' }), 'condition_never'],
    ['a value and not', both({ is: 'film' }, { is_not: 'film' }), 'condition_never'],
    ['one of others', both({ is: 'film' }, { one_of: ['picture'] }), 'condition_never'],
    ['empty and a value', both({ is: 'film' }, { is_empty: true }), 'condition_never'],
    ['empty and not', both({ is_empty: true }, { is_empty: false }), 'condition_never'],
    ['more than it may be', both({ more_than: 20 }, { less_than: 10 }, 'price'), 'condition_never'],
    ['beside a bound', both({ is: 5 }, { more_than: 5 }, 'price'), 'condition_never'],
    ['a bound of another type', shown({ field: 'kind', more_than: 5 }), 'condition_value'],
  ])('must not be %s, in parts of a value either', (_name, checked, key, member = 'shown_when') => {
    const fields = {
      kind,
      ...bounded,
      links: field('link', { field_values: { multiple: true } }),
      count: field('number', { field_values: { min: 0, max: 9 } }),
      name: field('text'),
      it: checked,
    };
    expect(problemsOf(fields)).toEqual([[key, `it.${member}`]]);
    expect(problemsOf({ rows: rowsOf(fields) })).toEqual([[key, `rows.it.${member}`]]);
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
    ['a width that there is not', { width: 'third' }, 'unservable_field', 'width'],
    ['a tab', { tab: 'More' }, 'tab_inside', 'tab'],
  ])('must not have %s in parts of a value', (_name, more, key, member) => {
    const checked = { ...field('text'), ...more } as FieldDefinition;
    expect(problemsOf({ rows: rowsOf({ it: checked }) })).toEqual([[key, `rows.it.${member}`]]);
  });
});
