import { expect, test } from 'vitest';
import { fieldsOf, type FileField, type ModelFile } from './model-file.ts';
import { withIdsOf } from './with-ids-of.ts';

const field = (name: string, rest: object = {}): FileField => ({
  ...{ name, field_type: 'text', field_title: 'Title', required: false, field_values: null, ...rest },
});
const list = (name: string, fields: readonly FileField[], rest: object = {}) =>
  field(name, { field_type: 'list', field_values: { fields }, ...rest });
const file = (fields: readonly FileField[], rest: object = {}): ModelFile => ({
  ...{ name: 'Note', content_model_type: 'PAGE', content_model: fieldsOf(fields), ...rest },
});

test('finds fields that have another id on the server by their API names, at every depth', () => {
  const item = (id: string) => [{ id: 'item00000001', data: { [id]: 'x' } }];
  const here = file(
    [
      field('price', { field_type: 'number' }),
      field('note', { shown_when: { all: [{ field: 'price', is: 1 }] } }),
      list('rows', [field('label')], { default: item('label') }),
    ],
    { samples: [{ name: 'One', data: { price: 1, rows: item('label') } }] },
  );
  const there = file([
    field('price_2', { api_name: 'price' }),
    field('note'),
    list('rows', [field('label_2', { api_name: 'label' })]),
  ]);
  expect(withIdsOf(here, there)).toEqual(
    file(
      [
        field('price_2', { api_name: 'price', field_type: 'number' }),
        field('note', { shown_when: { all: [{ field: 'price_2', is: 1 }] } }),
        list('rows', [field('label_2', { api_name: 'label' })], { default: item('label_2') }),
      ],
      { samples: [{ name: 'One', data: { price_2: 1, rows: item('label_2') } }] },
    ),
  );
});

test('finds a field whose id in the file is that of another server', () => {
  const here = file([field('price_2', { api_name: 'price' })]);
  expect(withIdsOf(here, file([field('price')]))).toEqual(file([field('price')]));
});

test('leaves a file alone whose fields have the ids of the server, or other API names', () => {
  for (const there of [[field('price')], [field('price', { api_name: 'cost' })], [field('cost')]]) {
    const here = file([field('price')]);
    expect(withIdsOf(here, file(there))).toEqual(here);
  }
});
