import { expect, it } from 'vitest';
import { field, withSteps as registry } from '../../../../content-model/testing.ts';
import { newField } from './edit-fields.ts';
import { keptData, namedData } from './sample-data.ts';
import { defined } from './testing.ts';
import { draftOf, modelOf } from './type-draft.ts';

const inside = { fields: { name: field('text', { order: 0 }), price: field('number', { order: 1 }) } };
const data = {
  ...{ title: 'Lunch', note: 'Daily', dishes: [{ id: 'soup', data: { name: 'Soup' } }] },
  recipe: { needs: 'A pot', steps: [{ key: 'a', says: { name: 'Boil', price: 1 } }] },
};
const stored = draftOf({
  name: 'Menu',
  content_model: {
    title: field('text', { order: 0 }),
    note: field('text', { order: 1 }),
    dishes: field('list', { order: 2, field_values: inside }),
    recipe: field('steps', { order: 3, field_values: inside }),
  },
  samples: [{ name: 'Lunch', data }],
});

it('sends samples without values of removed fields, also in items and other parts', () => {
  const [title, , ...composites] = stored.fields;
  const fields = [title, ...composites.map((one) => ({ ...one, items: one.items?.slice(1) }))];
  const draft = { ...stored, fields: fields.filter((one) => one !== undefined) };
  expect(modelOf(draft, registry).samples[0]?.data).toEqual({
    ...{ title: 'Lunch', dishes: [{ id: 'soup', data: {} }] },
    recipe: { needs: 'A pot', steps: [{ key: 'a', says: { price: 1 } }] },
  });
});

it('keeps what is typed beside values that are not shown', () => {
  const [title, , ...composites] = stored.fields;
  const shown = [title, ...composites.map((one) => ({ ...one, items: one.items?.slice(1) }))].filter(
    (one) => one !== undefined,
  );
  const typed = {
    title: 'Dinner',
    dishes: [
      { id: 'soup', data: { price: 4 } },
      { id: 'new', data: {} },
    ],
    recipe: { needs: 'A pan', steps: [{ key: 'a', says: { price: 2 } }] },
  };
  expect(keptData(shown, typed, { before: data, registry })).toEqual({
    ...{ title: 'Dinner', note: 'Daily' },
    dishes: [
      { id: 'soup', data: { name: 'Soup', price: 4 } },
      { id: 'new', data: {} },
    ],
    recipe: { needs: 'A pan', steps: [{ key: 'a', says: { name: 'Boil', price: 2 } }] },
  });
});

it('keeps what is typed into new fields, also in parts, while their names change', () => {
  const added = newField([], { type: 'text', title: 'Note', isList: false, start: null });
  const fields = stored.fields.slice(3).map((one) => ({ ...one, items: one.items && [added] }));
  const recipe = { needs: '', steps: [{ key: 'b', says: { note: 'Hot' } }] };
  const kept = keptData(fields, { recipe }, { before: {}, registry });
  const renamed = fields.map((one) => ({
    ...one,
    items: one.items && defined(one.items, added.uid, { api_name: 'remark' }),
  }));
  expect(namedData(renamed, kept, registry)).toEqual({
    recipe: { needs: '', steps: [{ key: 'b', says: { remark: 'Hot' } }] },
  });
});
