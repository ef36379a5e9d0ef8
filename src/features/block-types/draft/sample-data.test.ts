import { expect, it } from 'vitest';
import { field, withSteps } from '../../../../content-model/testing.ts';
import { afterSaving } from './after-saving.ts';
import { modelOf } from './model-of.ts';
import { keptData, namedData } from './sample-data.ts';
import { type DraftField, draftOf, newField, renamed, type TypeDraft } from './type-draft.ts';

const names = { fields: { name: field('text', { order: 0 }), price: field('number', { order: 1 }) } };
const stored = draftOf({
  name: 'Menu',
  content_model: {
    title: field('text', { order: 0 }),
    note: field('text', { order: 1 }),
    dishes: field('list', { order: 2, field_values: names }),
    recipe: field('steps', { order: 3, field_values: names }),
  },
  samples: [
    {
      name: 'Lunch',
      data: {
        ...{ title: 'Lunch', note: 'Daily', dishes: [{ id: 'soup', data: { name: 'Soup' } }] },
        recipe: { needs: 'A pot', steps: [{ key: 'a', says: { name: 'Boil', price: 1 } }] },
      },
    },
  ],
});
const [sample] = stored.samples;
const data = sample?.data ?? {};
const registry = withSteps;

function renamedTo(draft: TypeDraft, uid: string, name: string): TypeDraft {
  return { ...draft, fields: renamed(draft.fields, uid, { apiName: name, isNamed: true }) };
}

/** Sites read the texts under swapped names, and another one in items. */
const swapped = (() => {
  const draft = renamedTo(renamedTo(stored, 'title', 'note'), 'note', 'title');
  const fields = draft.fields.map((list) =>
    list.items
      ? { ...list, items: renamed(list.items, `${list.uid}/name`, { apiName: 'dish', isNamed: true }) }
      : list,
  );
  return { ...draft, fields };
})();

it('values of samples stay in fields that are renamed, also in lists and other composites', () => {
  expect(namedData(swapped.fields, data, { registry })).toEqual(data);
  expect(modelOf(swapped, registry).samples).toEqual(stored.samples);
});

function retitledIn(one: DraftField, uid: string): DraftField {
  return { ...one, items: one.items && renamed(one.items, uid, { apiName: 'remark', isNamed: true }) };
}

it('keeps what is typed beside values that are not shown', () => {
  const [title, , ...composites] = swapped.fields;
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
    title: 'Dinner',
    note: 'Daily',
    dishes: [
      { id: 'soup', data: { name: 'Soup', price: 4 } },
      { id: 'new', data: {} },
    ],
    recipe: { needs: 'A pan', steps: [{ key: 'a', says: { name: 'Boil', price: 2 } }] },
  });
});

it('knows the values of a new field by the key that it was saved under', () => {
  const added = newField([], { type: 'text', title: 'Note', isList: false, start: null });
  const named = renamedTo({ ...stored, fields: [added, ...stored.fields.slice(1)] }, added.uid, 'remark');
  const kept = keptData(named.fields.slice(0, 1), { remark: 'New' }, { before: data, registry });
  const edited = { ...named, samples: [{ name: 'Lunch', data: kept }] };
  const { title: _title, ...others } = data;
  expect(afterSaving(edited, edited, registry).samples[0]?.data).toEqual({ ...others, remark: 'New' });
});

it('keeps what is typed into new fields of parts by the keys that they are saved under', () => {
  const added = newField([], { type: 'text', title: 'Note', isList: false, start: null });
  const more = { ...stored, fields: stored.fields.map((one) => ({ ...one, items: one.items && [added] })) };
  const recipe = { needs: '', steps: [{ key: 'b', says: { note: 'Hot' } }] };
  const kept = keptData(more.fields, { recipe }, { before: {}, registry });
  const edited = { ...more, samples: [{ name: 'Lunch', data: kept }] };
  const sent = { ...edited, fields: edited.fields.map((one) => retitledIn(one, added.uid)) };
  expect(modelOf(sent, registry).samples).toEqual([
    { name: 'Lunch', data: { recipe: { needs: '', steps: [{ key: 'b', says: { remark: 'Hot' } }] } } },
  ]);
  const after = afterSaving(edited, sent, registry);
  expect(namedData(after.fields, after.samples[0]?.data ?? {}, { registry })).toEqual({
    recipe: { needs: '', steps: [{ key: 'b', says: { remark: 'Hot' } }] },
  });
});
