import { expect, test } from 'vitest';
import { joinModels } from './join-models.ts';
import type { FileField, ModelFile } from './model-file.ts';

const text = (name: string, rest: object = {}): FileField => ({
  ...{ name, field_type: 'text', field_title: name, required: false, field_values: null, ...rest },
});
const list = (name: string, fields: readonly FileField[], rest: object = {}) =>
  text(name, { field_type: 'list', field_values: { ...rest, fields } });
const typeOf = (fields: readonly FileField[], rest: object = {}): ModelFile => ({
  ...{ name: 'Note', type: 'PAGE', fields, ...rest },
});
const base = typeOf([text('a'), text('b'), list('lines', [text('x'), text('y')])]);

test.each([
  ['nothing', base.fields, base.fields, base.fields],
  [
    'members of one field',
    [text('a', { help: 'Mine' }), ...base.fields.slice(1)],
    [text('a', { field_title: 'A', field_values: { max_length: 5 } }), ...base.fields.slice(1)],
    [text('a', { help: 'Mine', field_title: 'A', field_values: { max_length: 5 } }), ...base.fields.slice(1)],
  ],
  [
    'new fields, each where it was added',
    [text('mine'), ...base.fields],
    [...base.fields, text('theirs')],
    [text('mine'), ...base.fields, text('theirs')],
  ],
  [
    'a new name and a new text',
    [text('a', { api_name: 'title' }), ...base.fields.slice(1)],
    [text('a', { help: 'Theirs' }), ...base.fields.slice(1)],
    [text('a', { api_name: 'title', help: 'Theirs' }), ...base.fields.slice(1)],
  ],
  ['a field that is gone here', base.fields.slice(1), base.fields, base.fields.slice(1)],
  [
    'a field that is another one there',
    base.fields,
    [text('z'), ...base.fields.slice(1)],
    [text('z'), ...base.fields.slice(1)],
  ],
  [
    'a new order and a new field',
    [text('b'), text('a'), ...base.fields.slice(2)],
    [text('a'), text('new'), ...base.fields.slice(1)],
    [text('b'), text('a'), text('new'), ...base.fields.slice(2)],
  ],
  [
    'the fields and options of a list',
    [text('a'), text('b'), list('lines', [text('x'), text('y'), text('mine')])],
    [text('a'), text('b'), list('lines', [text('x', { required: true }), text('y')], { max: 3 })],
    [
      text('a'),
      text('b'),
      list('lines', [text('x', { required: true }), text('y'), text('mine')], { max: 3 }),
    ],
  ],
  ['what both did', [text('n'), ...base.fields], [text('n'), ...base.fields], [text('n'), ...base.fields]],
])('joins %s', (_what, mine, theirs, joined) => {
  const made = joinModels({ base, mine: typeOf(mine), theirs: typeOf(theirs) });
  expect(made).toEqual({ file: typeOf(joined), conflicts: [] });
});

test('joins what stands beside the fields', () => {
  const mine = typeOf(base.fields, { labels: { de: 'Notiz' } });
  const theirs = typeOf(base.fields, { name: 'Memo', archived: true });
  const { file, conflicts } = joinModels({ base, mine, theirs });
  expect([conflicts, file]).toEqual([[], { ...theirs, labels: { de: 'Notiz' } }]);
});

test.each([
  ['a.help', [text('a', { help: 'Mine' })], [text('a', { help: 'Theirs' })]],
  ['a.field_type', [text('a', { field_type: 'number' })], [text('a', { field_values: { max_length: 5 } })]],
  ['a', [], [text('a', { help: 'Theirs' })]],
  ['a', [text('a', { help: 'Mine' })], []],
  ['n', [text('a'), text('n')], [text('a'), text('n', { help: 'Theirs' })]],
  ['a.api_name', [text('a', { api_name: 'b' })], [text('a', { api_name: 'c' })]],
])('asks about %s, which both changed', (place, mine, theirs) => {
  const { conflicts } = joinModels({ base: typeOf([text('a')]), mine: typeOf(mine), theirs: typeOf(theirs) });
  expect(conflicts).toEqual([place]);
});

test('asks about the order that both changed', () => {
  const [a, b, c] = [text('a'), text('b'), text('c')];
  const sides = { base: typeOf([a, b, c]), mine: typeOf([c, a, b]), theirs: typeOf([a, c, b]) };
  expect(joinModels(sides).conflicts).toEqual(['the order of the fields']);
});
