import { expect, test } from 'vitest';
import { itemFields } from '../../content-model/operations/list-value.ts';
import { libraryTypes } from './block-types.ts';
import { libraryOrigin } from './library-origin.ts';

const { product_card: card } = libraryTypes;

test.each(Object.entries(libraryTypes))('%s is recognised with all of its texts', (key, type) => {
  expect(libraryOrigin(structuredClone(type))).toEqual({ type: key, edited: [] });
});

test('lists a changed name, label, choice and placeholder as edited', () => {
  const model = { ...structuredClone(card), name: 'Cup' };
  const { price, availability, facts } = model.content_model;
  if (!price || !availability || !facts) throw new Error('The product card has other fields.');
  price.field_values = { placeholder: '12 EUR' };
  availability.field_values = [
    { value: 'in_stock', title: 'In stock' },
    { value: 'sold_out', title: 'Gone' },
  ];
  facts.field_title = 'Facts';
  expect(libraryOrigin(model)?.edited).toEqual([
    'placeholders.price',
    'choices.availability.sold_out',
    'fields.facts',
    'name',
  ]);
});

test('does not list fields that an administrator removed or added', () => {
  const { price: _price, ...others } = structuredClone(card.content_model);
  const glaze = { field_type: 'text', field_title: 'Glaze', required: false, order: 20, field_values: null };
  expect(libraryOrigin({ ...card, content_model: { ...others, glaze } })?.edited).toEqual([]);
});

test('a model that an administrator added has no origin', () => {
  expect(libraryOrigin({ ...card, id: '01990c5e-7a00-7fff-8000-6f6374617600' })).toBeUndefined();
});

test('lists a changed label and placeholder of an item’s field as edited', () => {
  const model = structuredClone(libraryTypes.price_list);
  const { items } = model.content_model;
  const { price } = (items && itemFields(items)) ?? {};
  if (!price) throw new Error('The price list has no prices.');
  Object.assign(price, { field_title: 'Cost', field_values: { placeholder: '12 EUR' } });
  expect(libraryOrigin(model)?.edited).toEqual([
    'items.items.fields.price',
    'items.items.placeholders.price',
  ]);
});
