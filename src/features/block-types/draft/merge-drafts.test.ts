import { expect, it } from 'vitest';
import type { Preferred } from '../../../../content-model/fields/merge.ts';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { type ListChoice, movedIntoList } from './move-into-list.ts';
import { fieldsIn, FakeStoredType } from './testing.ts';
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

/** Prepares a merge of a draft with the changes that another user saved meanwhile. */
function diverged(theirs: (fake: FakeStoredType) => void, edit: (draft: TypeDraft) => TypeDraft) {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const { model, draft: base } = fake;
  const mine = edit(base);
  theirs(fake);
  const versions = { base, mine, theirs: fake.draft, follow: fake.followFrom(model) };
  const merge = (prefer?: Preferred) => {
    const { merged, conflicts } = mergeDrafts(versions, prefer);
    return { merged, conflicts: conflicts.map(({ part, titles }) => titles?.join(' › ') ?? part) };
  };
  return { fake, merge };
}

const plan =
  (...operations: PlanOperation[]) =>
  (fake: FakeStoredType) =>
    void fake.plan(operations);
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
const gatherInDraft = move(['question_1', 'question_2'], {
  ...{ way: 'gather', name: 'questions', title: 'Questions' },
  columns: [{ name: 'question', title: 'Question' }],
});
const remove = (name: string) => (draft: TypeDraft) => ({
  ...draft,
  fields: draft.fields.filter((one) => one.name !== name),
});
/** The keys of the fields, with their API names where these differ. */
const names = ({ fields: all }: TypeDraft) =>
  all.map((one) => (apiNameOf(one) === one.name ? one.name : `${one.name} → ${apiNameOf(one)}`));
const setApiName = (name: string, api_name: string): PlanOperation => ({
  ...{ op: 'options', field: name, properties: { api_name } },
});

it('applies both changes when one side renamed a field and the other edited it', () => {
  for (const { merged, conflicts } of [
    diverged(plan(setApiName('heading', 'title')), define('heading', { help: 'Short.' })).merge(),
    diverged(
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

it('merges changes of different members of a field, and reports a conflict if both changed the same one', () => {
  const { merge } = diverged(
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

it('reports a conflict if both renamed a field, and keeps it one field', () => {
  const { merge } = diverged(plan(setApiName('heading', 'title')), rename('heading', 'headline'));
  expect(merge().conflicts).toEqual(['Heading']);
  expect(names(merge('mine').merged)[0]).toBe('heading → headline');
  expect(names(merge('theirs').merged)[0]).toBe('heading → title');
  const same = diverged(plan(setApiName('heading', 'title')), rename('heading', 'title')).merge();
  expect(same.conflicts).toEqual([]);
  expect(names(same.merged)[0]).toBe('heading → title');
});

it('merges the fields of list items, too, by their stored keys', () => {
  const { merge } = diverged(
    plan({ ...setApiName('dish', 'name'), within: ['dishes'] }, setApiName('dishes', 'menu')),
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

it('reports a conflict if one side removed a field that the other edited; other removals are applied', () => {
  const edited = diverged(plan({ op: 'remove', field: 'heading' }), define('heading', { help: 'Mine' }));
  expect(edited.merge().conflicts).toEqual(['Heading']);
  expect(edited.merge('mine').merged.fields.find(({ name }) => name === 'heading')?.was).toBeUndefined();
  expect(names(edited.merge('theirs').merged)).not.toContain('heading');
  const gone = diverged(plan({ op: 'remove', field: 'heading' }), define('note', { help: 'Mine' })).merge();
  expect(gone.conflicts).toEqual([]);
  expect(names(gone.merged)).toEqual(['question_1', 'question_2', 'note', 'dishes']);
  const mine = diverged(plan(setApiName('heading', 'title')), remove('heading'));
  expect(mine.merge().conflicts).toEqual(['Heading']);
  expect(names(mine.merge('theirs').merged)).toContain('heading → title');
});

it('merges a new list with their changes of other fields', () => {
  const { merge, fake } = diverged(plan(setApiName('heading', 'title')), gatherInDraft);
  const { merged, conflicts } = merge();
  expect(conflicts).toEqual([]);
  expect(names(merged)).toEqual(['heading → title', 'questions', 'note', 'dishes']);
  const { migrate } = fake.save(merged);
  expect(migrate({ heading: 'FAQ', question_1: 'Who?', question_2: 'Why?' })).toMatchObject({
    ...{ heading: 'FAQ' },
    questions: [{ data: { question: 'Who?' } }, { data: { question: 'Why?' } }],
  });
});

it('reports a conflict if they changed a field that becomes part of my list, and keeps all values either way', () => {
  const { merge, fake } = diverged(plan(setApiName('question_2', 'second')), gatherInDraft);
  expect(merge().conflicts).toEqual(['Question 2']);
  const { merged } = merge('theirs');
  expect(names(merged)).toEqual(['heading', 'questions', 'question_2 → second', 'note', 'dishes']);
  expect(merged.fields[1]?.from?.rows).toEqual([{ question: 'question_1' }]);
  const { migrate } = fake.save(merge('mine').merged);
  expect(migrate({ question_1: 'Who?', question_2: 'Why?' })).toMatchObject({
    questions: [{ data: { question: 'Who?' } }, { data: { question: 'Why?' } }],
  });
});

it('reports a conflict if I edited a field that they moved into a list; mine becomes a new field beside the list', () => {
  const { merge } = diverged(plan(gather), define('question_1', { help: 'Ends with ?' }));
  expect(merge().conflicts).toEqual(['Question 1']);
  const [mine, theirs] = (['mine', 'theirs'] as const).map((prefer) => merge(prefer).merged);
  expect(mine?.fields.find(({ name }) => name === 'question_1')).toMatchObject({
    ...{ was: undefined, definition: { help: 'Ends with ?' } },
  });
  expect(mine?.fields.find(({ name }) => name === 'questions')?.was).toBe('questions');
  expect(theirs && names(theirs)).toEqual(['heading', 'questions', 'note', 'dishes']);
});

it('makes one list if both moved the same fields', () => {
  const same = diverged(plan(gather), gatherInDraft).merge();
  expect(same.conflicts).toEqual([]);
  expect(names(same.merged)).toEqual(['heading', 'questions', 'note', 'dishes']);
  const other = diverged(plan({ ...gather, columns: { text: 'question_#' }, to: 'faq' }), gatherInDraft);
  expect(other.merge().conflicts).toEqual(['Questions']);
  for (const prefer of ['mine', 'theirs'] as const)
    expect(names(other.merge(prefer).merged)).toEqual(['heading', 'faq', 'note', 'dishes']);
});
