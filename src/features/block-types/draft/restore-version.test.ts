import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { restoredDraft } from './restore-version.ts';
import { fieldsIn, TypeStory } from './testing.ts';
import type { TypeDraft } from './type-draft.ts';

const list = (fields: BlockContentModel['content_model'], order = 0) =>
  field('list', { order, field_values: { fields } });
const fields = {
  heading: field('text', { order: 0 }),
  place: field('text', { order: 1 }),
  dishes: list({ dish: field('text'), price: field('number', { order: 1 }) }, 2),
};

function restore(story: TypeStory, former: BlockContentModel, draft: TypeDraft = story.draft) {
  const version = { ...former, changed_at: null, changed_by: null };
  const follow = story.followFrom(former);
  return restoredDraft({ draft, stored: story.draft, follow, registry: fieldRegistry }, version);
}

it('renames back what was renamed since, in lists too, and the values go along', () => {
  const story = new TypeStory(fields, fieldRegistry);
  const former = story.model;
  const forward = story.plan([
    { op: 'rename', field: 'heading', to: 'title' },
    { op: 'rename', within: ['dishes'], field: 'dish', to: 'name' },
    { op: 'rename', field: 'dishes', to: 'menu' },
  ]);
  const data = { heading: 'Lunch', dishes: [{ id: 'aaaaaaaaaaaa', data: { dish: 'Soup', price: 6 } }] };
  const { draft } = restore(story, former);
  const { operations, carry } = story.save(draft);
  expect(operations).toEqual([
    { op: 'rename', field: 'title', to: 'heading' },
    { op: 'rename', field: 'menu', to: 'dishes' },
    { op: 'rename', within: ['dishes'], field: 'name', to: 'dish' },
  ]);
  expect(carry(forward(data))).toEqual(data);
  expect(fieldsIn(story.draft)).toEqual(fields);
});

it('tells fields apart that have changed names, and one that has the name of another', () => {
  const story = new TypeStory(fields, fieldRegistry);
  const former = story.model;
  const forward = story.plan([
    { op: 'rename', field: 'heading', to: 'title' },
    { op: 'rename', field: 'place', to: 'heading' },
  ]);
  story.patch({ ...story.model.content_model, place: field('text', { order: 3 }) });
  const { operations, carry } = story.save(restore(story, former).draft);
  expect(operations.filter(({ op }) => op === 'remove')).toEqual([{ op: 'remove', field: 'place' }]);
  expect(carry({ ...forward({ heading: 'Lunch', place: 'Inn' }), place: 'new' })).toEqual({
    heading: 'Lunch',
    place: 'Inn',
  });
});

it('gives a field its former type back, and one that was removed is new', () => {
  const story = new TypeStory(fields, fieldRegistry);
  const former = story.model;
  const forward = story.plan([
    { op: 'retype', field: 'heading', field_type: 'textarea' },
    { op: 'remove', field: 'place' },
  ]);
  const { operations, carry } = story.save(restore(story, former).draft);
  expect(operations).toMatchObject([
    { op: 'add', field: 'place' },
    { op: 'retype', field: 'heading', field_type: 'text' },
  ]);
  expect(carry(forward({ heading: 'Lunch', place: 'Inn' }))).toEqual({ heading: 'Lunch' });
});

it('keeps the list that fields became part of, with everything in it', () => {
  const numbered = Object.fromEntries(
    [1, 2, 3].map((number) => [`question_${number}`, field('text', { order: number })]),
  );
  const story = new TypeStory({ ...fields, ...numbered }, fieldRegistry);
  const former = story.model;
  story.plan([
    { op: 'gather', columns: { question: 'question_#' }, to: 'questions' },
    { op: 'wrap', fields: ['place'], to: 'where' },
    { op: 'rename', field: 'heading', to: 'title' },
  ]);
  const { draft, staying } = restore(story, former);
  expect(staying.map(({ name }) => name)).toEqual(['where', 'questions']);
  expect(draft.fields.map(({ name, was }) => [name, was])).toEqual([
    ['heading', 'title'],
    ['where', 'where'],
    ['questions', 'questions'],
    ['dishes', 'dishes'],
  ]);
  expect(story.save(draft).operations.map(({ op }) => op)).not.toContain('remove');
});

it('keeps values of a field that the draft has removed, and ids of those that it shows', () => {
  const story = new TypeStory(fields, fieldRegistry);
  const former = story.model;
  story.plan([{ op: 'rename', field: 'heading', to: 'title' }]);
  const [title, ...others] = story.draft.fields;
  const { draft } = restore(story, former, { ...story.draft, fields: others });
  expect(draft.fields[0]).toMatchObject({ name: 'heading', was: 'title' });
  expect(restore(story, former).draft.fields[0]?.uid).toBe(title?.uid);
});

it('finds fields again after a plan was undone', () => {
  const story = new TypeStory(fields, fieldRegistry);
  story.plan([{ op: 'rename', field: 'heading', to: 'title' }]);
  const renamed = story.model;
  story.undo();
  expect(restore(story, renamed).draft.fields[0]).toMatchObject({ name: 'title', was: 'heading' });
});
