import { expect, it } from 'vitest';
import { newIdsIn } from '../../../../content-model/operations/complete-operation.ts';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import { afterSaving } from './after-saving.ts';
import { operationsBetween } from './draft-operations.ts';
import { movedIntoList } from './move-into-list.ts';
import { FakeStoredType } from './testing.ts';
import { newField, renamed, type TypeDraft } from './type-draft.ts';

const fields = {
  heading: field('text', { field_title: 'Heading', order: 0 }),
  place: field('text', { field_title: 'Place', order: 1 }),
};
const wrapped = (draft: TypeDraft) => ({
  ...draft,
  fields: movedIntoList(draft.fields, {
    ...{ way: 'wrap', uids: ['heading', 'place'], name: 'box', title: 'Box', columns: [], separator: '|' },
  }).fields,
});
const renamedTo = (draft: TypeDraft, uid: string, name: string) => ({
  ...draft,
  fields: renamed(draft.fields, uid, { apiName: name, isNamed: true }),
});

/** The steps from what is stored once a draft was saved to one that was edited meanwhile. */
function stepsAfter(edit: (draft: TypeDraft) => TypeDraft, more: (saved: TypeDraft) => TypeDraft) {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const sent = edit(fake.draft);
  fake.save(sent);
  return operationsBetween(
    fake.model.content_model,
    afterSaving(more(sent), sent, fieldRegistry).fields,
    fieldRegistry,
  );
}

it('makes a list of the fields that were saved', () => {
  const without = (draft: TypeDraft) => ({ ...draft, fields: draft.fields.slice(1) });
  expect(stepsAfter((draft) => renamedTo(draft, 'heading', 'title'), wrapped)).toEqual([
    { op: 'wrap', fields: ['heading', 'place'], to: 'box', title: 'Box' },
  ]);
  const before = new FakeStoredType(fields, fieldRegistry).draft;
  expect(stepsAfter(without, () => wrapped(before))).toMatchObject([
    { op: 'wrap', fields: ['place'], to: 'box' },
    { op: 'add', within: ['box'], field: 'heading' },
  ]);
});

it('knows the fields of a list that was saved', () => {
  const steps = stepsAfter(wrapped, (draft) => ({
    ...draft,
    fields: draft.fields.map((list) => ({
      ...list,
      items: renamed(list.items ?? [], 'place', { apiName: 'venue', isNamed: true }),
    })),
  }));
  expect(steps).toEqual([
    { op: 'options', within: ['box'], field: 'place', properties: { api_name: 'venue' } },
  ]);
});

it('adds anew what was taken out by what was saved', () => {
  const without = (draft: TypeDraft) => ({ ...draft, fields: draft.fields.slice(1) });
  const back = new FakeStoredType(fields, fieldRegistry).draft;
  expect(stepsAfter(without, () => back)).toMatchObject([{ op: 'add', field: 'heading' }]);
});

it('adds what was added meanwhile, and changes what was added before', () => {
  const added = newField([], { type: 'text', title: 'Note', isList: false, start: null });
  const more = newField([], { type: 'text', title: 'More', isList: false, start: null });
  const again = newField([], { type: 'text', title: 'Note', isList: false, start: null });
  const shown_when = { all: [{ field: 'remark', is_empty: false }] };
  const steps = stepsAfter(
    (draft) => ({ ...draft, fields: [...draft.fields, added] }),
    (draft) => {
      const { fields: changed } = renamedTo(draft, added.uid, 'remark');
      const asked = { ...more, definition: { ...more.definition, shown_when } };
      return { ...draft, fields: [...changed, asked, again] };
    },
  );
  // What was added before stays where it is stored, and another field with its former name is stored elsewhere.
  expect(steps).toMatchObject([
    { op: 'add', field: 'more', definition: { shown_when: { all: [{ field: 'note' }] } } },
    { op: 'add', field: 'note_2', definition: { api_name: 'note' } },
    { op: 'options', field: 'note', properties: { api_name: 'remark' } },
  ]);
});

it('knows a field under the id that a plan gave it, and what was changed since', () => {
  const depending = field('text', {
    ...{ field_title: 'Place', order: 1 },
    shown_when: { all: [{ field: 'heading', is_empty: false }] },
  });
  const fake = new FakeStoredType({ ...fields, place: depending }, fieldRegistry);
  const retyped = (draft: TypeDraft, changes: object) => ({
    ...draft,
    fields: draft.fields.map((one) =>
      one.uid === 'heading' ? { ...one, definition: { ...one.definition, ...changes } } : one,
    ),
  });
  const sent = {
    ...retyped(fake.draft, { field_type: 'textarea' }),
    samples: [{ name: 'One', data: { heading: 'Lunch' } }],
  };
  const { operations, complete } = fake.save(sent);
  const now = retyped(sent, { field_title: 'Title' });
  const after = afterSaving(now, sent, fieldRegistry, newIdsIn(operations, complete));
  expect(operationsBetween(fake.model.content_model, after.fields, fieldRegistry)).toEqual([
    { op: 'options', field: 'heading_2', properties: { field_title: 'Title' } },
  ]);
  expect(after.samples[0]?.data).toEqual({ heading_2: 'Lunch' });
});
