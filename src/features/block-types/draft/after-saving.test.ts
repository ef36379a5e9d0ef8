import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import { afterSaving } from './after-saving.ts';
import { operationsBetween } from './draft-operations.ts';
import { movedIntoList } from './move-into-list.ts';
import { TypeStory } from './testing.ts';
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
  fields: renamed(draft.fields, uid, { name, isNamed: true }),
});

/** The steps from what is stored once a draft was saved to one that was edited meanwhile. */
function stepsAfter(edit: (draft: TypeDraft) => TypeDraft, more: (saved: TypeDraft) => TypeDraft) {
  const story = new TypeStory(fields, fieldRegistry);
  const sent = edit(story.draft);
  story.save(sent);
  return operationsBetween(
    story.draft.fields,
    afterSaving(more(sent), sent, fieldRegistry).fields,
    fieldRegistry,
  );
}

it('makes a list of fields by the names under which they were saved', () => {
  expect(stepsAfter((draft) => renamedTo(draft, 'heading', 'title'), wrapped)).toEqual([
    { op: 'wrap', fields: ['title', 'place'], to: 'box', title: 'Box' },
  ]);
});

it('knows the fields of a list that was saved', () => {
  const steps = stepsAfter(wrapped, (draft) => ({
    ...draft,
    fields: draft.fields.map((list) => ({
      ...list,
      items: renamed(list.items ?? [], 'place', { name: 'venue', isNamed: true }),
    })),
  }));
  expect(steps).toEqual([{ op: 'rename', within: ['box'], field: 'place', to: 'venue' }]);
});

it('adds anew what was taken out by what was saved', () => {
  const without = (draft: TypeDraft) => ({ ...draft, fields: draft.fields.slice(1) });
  const back = new TypeStory(fields, fieldRegistry).draft;
  expect(stepsAfter(without, () => back)).toMatchObject([{ op: 'add', field: 'heading' }]);
});

it('adds what was added meanwhile, and changes what was added before', () => {
  const added = newField([], { type: 'text', title: 'Note', isList: false, start: null });
  const more = newField([], { type: 'text', title: 'More', isList: false, start: null });
  const steps = stepsAfter(
    (draft) => ({ ...draft, fields: [...draft.fields, added] }),
    (draft) => {
      const { fields: changed } = renamedTo(draft, added.uid, 'remark');
      return { ...draft, fields: [...changed, more] };
    },
  );
  expect(steps).toMatchObject([
    { op: 'rename', field: 'note', to: 'remark' },
    { op: 'add', field: 'more' },
  ]);
});
