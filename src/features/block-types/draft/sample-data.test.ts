import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import { newField } from './edit-fields.ts';
import { dataByUid, namedData } from './sample-data.ts';
import { defined } from './testing.ts';
import { draftOf, modelOf } from './type-draft.ts';

const inside = { fields: { name: field('text', { order: 0 }), price: field('number', { order: 1 }) } };
const data = { title: 'Lunch', note: 'Daily', dishes: [{ id: 'soup', data: { name: 'Soup' } }] };
const stored = draftOf({
  name: 'Menu',
  content_model: {
    title: field('text', { order: 0 }),
    note: field('text', { order: 1 }),
    dishes: field('list', { order: 2, field_values: inside }),
  },
  samples: [{ name: 'Lunch', data }],
});
/** Without the note, and without the names of dishes. */
const fewer = stored.fields
  .filter(({ uid }) => uid !== 'note')
  .map((one) => ({ ...one, items: one.items?.slice(1) }));

it('sends samples without values of removed fields, also in items', () => {
  const [sample] = modelOf({ ...stored, fields: fewer }).samples;
  expect(sample?.data).toEqual({ title: 'Lunch', dishes: [{ id: 'soup', data: {} }] });
});

it('keeps typed text beside hidden values', () => {
  const typed = {
    title: 'Dinner',
    dishes: [
      { id: 'soup', data: { price: 4 } },
      { id: 'new', data: {} },
    ],
  };
  expect(dataByUid(fewer, typed, data)).toEqual({
    ...{ title: 'Dinner', note: 'Daily' },
    dishes: [
      { id: 'soup', data: { name: 'Soup', price: 4 } },
      { id: 'new', data: {} },
    ],
  });
});

it('keeps text typed into new fields of items while their names change', () => {
  const added = newField([], { type: 'text', title: 'Note', isList: false, start: null });
  const fields = stored.fields.slice(2).map((one) => ({ ...one, items: one.items && [added] }));
  const kept = dataByUid(fields, { dishes: [{ id: 'b', data: { note: 'Hot' } }] });
  const renamed = fields.map((one) => ({
    ...one,
    items: one.items && defined(one.items, added.uid, { api_name: 'remark' }),
  }));
  expect(namedData(renamed, kept)).toEqual({ dishes: [{ id: 'b', data: { remark: 'Hot' } }] });
});
