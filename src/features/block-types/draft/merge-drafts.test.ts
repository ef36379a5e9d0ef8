import { expect, it } from 'vitest';
import type { Preferred } from '../../../../content-model/fields/merge.ts';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { type ListChoice, movedIntoList } from './move-into-list.ts';
import { fieldsIn, TypeStory } from './testing.ts';
import { apiNameOf, type DraftField, newField, renamed, type TypeDraft } from './type-draft.ts';

const fields: BlockContentModel['content_model'] = {
  heading: field('text', { field_title: 'Heading', order: 0 }),
  question_1: field('text', { field_title: 'Question 1', order: 1 }),
  question_2: field('text', { field_title: 'Question 2', order: 2 }),
  note: field('text', {
    field_title: 'Note',
    order: 3,
    shown_when: { all: [{ field: 'heading', is: 'x' }] },
  }),
  dishes: field('list', {
    ...{ field_title: 'Dishes', order: 4 },
    field_values: { fields: { dish: field('text', { field_title: 'Dish' }) } },
  }),
};
const gather: PlanOperation = {
  op: 'gather',
  columns: { question: 'question_#' },
  to: 'questions',
  title: 'Questions',
};

/** A draft of mine, and the changes that another user saved meanwhile. */
function beside(theirs: (story: TypeStory) => void, edit: (draft: TypeDraft) => TypeDraft) {
  const story = new TypeStory(fields, fieldRegistry);
  const { model, draft: base } = story;
  const mine = edit(base);
  theirs(story);
  const versions = { base, mine, theirs: story.draft, follow: story.followFrom(model) };
  const merge = (prefer?: Preferred) => {
    const { merged, conflicts } = mergeDrafts(versions, prefer);
    return { merged, conflicts: conflicts.map(({ part, titles }) => titles?.join(' › ') ?? part) };
  };
  return { story, merge };
}

const plan =
  (...operations: PlanOperation[]) =>
  (story: TypeStory) =>
    void story.plan(operations);
const change = (name: string, changes: (field: DraftField) => Partial<DraftField>) => (draft: TypeDraft) => ({
  ...draft,
  fields: draft.fields.map((one) => (one.name === name ? { ...one, ...changes(one) } : one)),
});
const define = (name: string, members: object) =>
  change(name, ({ definition }) => ({ definition: { ...definition, ...members } }));
const rename = (name: string, to: string) => (draft: TypeDraft) => ({
  ...draft,
  fields: renamed(draft.fields, name, { apiName: to, isNamed: true }),
});
const move = (uids: readonly string[], more: Partial<ListChoice>) => (draft: TypeDraft) => ({
  ...draft,
  fields: movedIntoList(draft.fields, {
    ...{ way: 'wrap', uids, name: 'box', title: 'Box', columns: [], separator: '|' },
    ...more,
  }).fields,
});
const gathered = move(['question_1', 'question_2'], {
  ...{ way: 'gather', name: 'questions', title: 'Questions' },
  columns: [{ name: 'question', title: 'Question' }],
});
const removed = (name: string) => (draft: TypeDraft) => ({
  ...draft,
  fields: draft.fields.filter((one) => one.name !== name),
});
/** The keys of the fields, with the names that sites read them under. */
const names = ({ fields: all }: TypeDraft) =>
  all.map((one) => (apiNameOf(one) === one.name ? one.name : `${one.name} → ${apiNameOf(one)}`));
const nameForSites = (name: string, api_name: string): PlanOperation => ({
  ...{ op: 'options', field: name, properties: { api_name } },
});

it('makes one field of one that they renamed and I edited, and of one that I renamed and they edited', () => {
  for (const { merged, conflicts } of [
    beside(plan(nameForSites('heading', 'title')), define('heading', { help: 'Short.' })).merge(),
    beside(
      plan({ op: 'options', field: 'heading', properties: { help: 'Short.' } }),
      rename('heading', 'title'),
    ).merge(),
  ]) {
    expect(conflicts).toEqual([]);
    expect(names(merged)).toEqual(['heading → title', 'question_1', 'question_2', 'note', 'dishes']);
    expect(merged.fields[0]).toMatchObject({ was: 'heading', definition: { help: 'Short.' } });
    expect(fieldsIn(merged)['note']?.shown_when).toEqual({ all: [{ field: 'heading', is: 'x' }] });
  }
});

it('joins different members of one field, and asks about the same', () => {
  const { merge } = beside(
    plan({ op: 'options', field: 'heading', properties: { field_title: 'Headline', help: 'Theirs' } }),
    define('heading', { placeholder: 'Lunch', help: 'Mine' }),
  );
  expect(merge().conflicts).toEqual(['Heading']);
  const helps = (['mine', 'theirs'] as const).map((prefer) => merge(prefer).merged.fields[0]?.definition);
  expect(helps).toMatchObject([
    { field_title: 'Headline', placeholder: 'Lunch', help: 'Mine' },
    { field_title: 'Headline', placeholder: 'Lunch', help: 'Theirs' },
  ]);
});

it('asks when both renamed a field, and the field stays one', () => {
  const { merge } = beside(plan(nameForSites('heading', 'title')), rename('heading', 'headline'));
  expect(merge().conflicts).toEqual(['Heading']);
  expect(names(merge('mine').merged)[0]).toBe('heading → headline');
  expect(names(merge('theirs').merged)[0]).toBe('heading → title');
  const same = beside(plan(nameForSites('heading', 'title')), rename('heading', 'title')).merge();
  expect(same.conflicts).toEqual([]);
  expect(names(same.merged)[0]).toBe('heading → title');
});

it('joins the fields of the items of a list by what they are, too', () => {
  const { merge } = beside(
    plan({ ...nameForSites('dish', 'name'), within: ['dishes'] }, nameForSites('dishes', 'menu')),
    change('dishes', ({ items = [] }) => ({
      items: [
        ...items.map((item) => ({ ...item, definition: { ...item.definition, help: 'Short.' } })),
        { ...newField(items, { type: 'number', title: 'Price', isList: false, start: {} }), uid: 'price' },
      ],
    })),
  );
  const { merged, conflicts } = merge();
  expect(conflicts).toEqual([]);
  expect(merged.fields[4]).toMatchObject({
    ...{ was: 'dishes', definition: { api_name: 'menu' } },
    items: [
      { was: 'dish', definition: { api_name: 'name', help: 'Short.' } },
      { name: 'price', was: undefined },
    ],
  });
});

it('asks where one removed what the other edited, and takes a removal otherwise', () => {
  const edited = beside(plan({ op: 'remove', field: 'heading' }), define('heading', { help: 'Mine' }));
  expect(edited.merge().conflicts).toEqual(['Heading']);
  expect(edited.merge('mine').merged.fields.find(({ name }) => name === 'heading')?.was).toBeUndefined();
  expect(names(edited.merge('theirs').merged)).not.toContain('heading');
  const gone = beside(plan({ op: 'remove', field: 'heading' }), define('note', { help: 'Mine' })).merge();
  expect(gone.conflicts).toEqual([]);
  expect(names(gone.merged)).toEqual(['question_1', 'question_2', 'note', 'dishes']);
  const mine = beside(plan(nameForSites('heading', 'title')), removed('heading'));
  expect(mine.merge().conflicts).toEqual(['Heading']);
  expect(names(mine.merge('theirs').merged)).toContain('heading → title');
});

it('keeps a list that I make beside other changes of theirs', () => {
  const { merge, story } = beside(plan(nameForSites('heading', 'title')), gathered);
  const { merged, conflicts } = merge();
  expect(conflicts).toEqual([]);
  expect(names(merged)).toEqual(['heading → title', 'questions', 'note', 'dishes']);
  const { carry } = story.save(merged);
  expect(carry({ heading: 'FAQ', question_1: 'Who?', question_2: 'Why?' })).toMatchObject({
    ...{ heading: 'FAQ' },
    questions: [{ data: { question: 'Who?' } }, { data: { question: 'Why?' } }],
  });
});

it('asks when they changed a field that becomes part of my list, and loses no value either way', () => {
  const { merge, story } = beside(plan(nameForSites('question_2', 'second')), gathered);
  expect(merge().conflicts).toEqual(['Question 2']);
  const { merged } = merge('theirs');
  expect(names(merged)).toEqual(['heading', 'questions', 'question_2 → second', 'note', 'dishes']);
  expect(merged.fields[1]?.from?.rows).toEqual([{ question: 'question_1' }]);
  const { carry } = story.save(merge('mine').merged);
  expect(carry({ question_1: 'Who?', question_2: 'Why?' })).toMatchObject({
    questions: [{ data: { question: 'Who?' } }, { data: { question: 'Why?' } }],
  });
});

it('asks when I edited a field that they moved into a list, and keeps it as a new one beside the list', () => {
  const { merge } = beside(plan(gather), define('question_1', { help: 'Ends with ?' }));
  expect(merge().conflicts).toEqual(['Question 1']);
  const [mine, theirs] = (['mine', 'theirs'] as const).map((prefer) => merge(prefer).merged);
  expect(mine?.fields.find(({ name }) => name === 'question_1')).toMatchObject({
    ...{ was: undefined, definition: { help: 'Ends with ?' } },
  });
  expect(mine?.fields.find(({ name }) => name === 'questions')?.was).toBe('questions');
  expect(theirs && names(theirs)).toEqual(['heading', 'questions', 'note', 'dishes']);
});

it('makes one list when both moved the same fields', () => {
  const same = beside(plan(gather), gathered).merge();
  expect(same.conflicts).toEqual([]);
  expect(names(same.merged)).toEqual(['heading', 'questions', 'note', 'dishes']);
  const other = beside(plan({ ...gather, columns: { text: 'question_#' }, to: 'faq' }), gathered);
  expect(other.merge().conflicts).toEqual(['Questions']);
  for (const prefer of ['mine', 'theirs'] as const)
    expect(names(other.merge(prefer).merged)).toEqual(['heading', 'faq', 'note', 'dishes']);
});
