import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import { afterSaving } from './after-saving.ts';
import { keptData, namedData } from './sample-data.ts';
import { draftOf, modelOf, newField, renamed, type TypeDraft } from './type-draft.ts';

const names = { fields: { name: field('text', { order: 0 }), price: field('number', { order: 1 }) } };
const stored = draftOf({
  name: 'Menu',
  content_model: {
    title: field('text', { order: 0 }),
    note: field('text', { order: 1 }),
    dishes: field('list', { order: 2, field_values: names }),
  },
  samples: [
    {
      name: 'Lunch',
      data: { title: 'Lunch', note: 'Daily', dishes: [{ id: 'soup', data: { name: 'Soup' } }] },
    },
  ],
});
const [sample] = stored.samples;
const data = sample?.data ?? {};

function renamedTo(draft: TypeDraft, uid: string, name: string): TypeDraft {
  return { ...draft, fields: renamed(draft.fields, uid, { name, isNamed: true }) };
}

/** The names of both texts are swapped, and an item has another name in place of the first. */
const swapped = (() => {
  const draft = renamedTo(renamedTo(renamedTo(stored, 'title', 'x'), 'note', 'title'), 'title', 'note');
  const fields = draft.fields.map((list) =>
    list.items
      ? { ...list, items: renamed(list.items, 'dishes/name', { name: 'dish', isNamed: true }) }
      : list,
  );
  return { ...draft, fields };
})();
const carried = { title: 'Daily', note: 'Lunch', dishes: [{ id: 'soup', data: { dish: 'Soup' } }] };

it('values of samples follow fields that are renamed, also in lists', () => {
  expect(namedData(swapped.fields, data)).toEqual(carried);
  expect(modelOf(swapped).samples).toEqual([{ name: 'Lunch', data: carried }]);
});

it('keeps what is typed beside values that are not shown', () => {
  const [title, , dishes] = swapped.fields;
  const shown = [title, dishes && { ...dishes, items: dishes.items?.slice(1) }].filter(
    (one) => one !== undefined,
  );
  const typed = {
    note: 'Dinner',
    dishes: [
      { id: 'soup', data: { price: 4 } },
      { id: 'new', data: {} },
    ],
  };
  expect(keptData(shown, typed, { before: data })).toEqual({
    title: 'Dinner',
    note: 'Daily',
    dishes: [
      { id: 'soup', data: { name: 'Soup', price: 4 } },
      { id: 'new', data: {} },
    ],
  });
});

it('knows the values of a new field by the name that it was saved under', () => {
  const added = newField([], { type: 'text', title: 'Note', isList: false, start: null });
  const named = renamedTo({ ...stored, fields: [added, ...stored.fields.slice(1)] }, added.uid, 'remark');
  const kept = keptData(named.fields.slice(0, 1), { remark: 'New' }, { before: data });
  const edited = { ...named, samples: [{ name: 'Lunch', data: kept }] };
  expect(afterSaving(edited, edited).samples[0]?.data).toEqual({
    remark: 'New',
    note: 'Daily',
    dishes: [{ id: 'soup', data: { name: 'Soup' } }],
  });
});
