import { describe, expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import {
  columnsFor,
  conditionsLost,
  itemCount,
  likelyFields,
  type ListChoice,
  movedIntoList,
  numberedWith,
  waysFor,
} from './move-into-list.ts';
import { fieldsIn, FakeStoredType } from './testing.ts';
import { apiNameOf, renamed, type TypeDraft } from './type-draft.ts';

const fields: BlockContentModel['content_model'] = {
  title: field('text', { field_title: 'Title', order: 0 }),
  prices: field('textarea', { field_title: 'Prices', order: 1 }),
  question_1: field('text', { field_title: 'Question 1', order: 2, tab: 'FAQ', required: true }),
  answer_1: field('textarea', {
    ...{ field_title: 'Answer 1', order: 3, tab: 'FAQ' },
    shown_when: { all: [{ field: 'question_1', is_empty: false }] },
  }),
  question_2: field('text', { field_title: 'Question 2', order: 4, tab: 'FAQ' }),
  answer_2: field('textarea', { field_title: 'Answer 2', order: 5, tab: 'FAQ' }),
};
const numbered = ['question_1', 'answer_1', 'question_2', 'answer_2'];

function choose(draft: TypeDraft, names: readonly string[]) {
  return draft.fields.filter(({ name }) => names.includes(name));
}

const faq: ListChoice = {
  ...{ way: 'gather', uids: numbered, name: 'faq', title: 'Questions', separator: '|' },
  columns: [
    { name: 'question', title: 'Question' },
    { name: 'answer', title: 'Answer' },
  ],
};

/** Saves what a choice makes of the fields, after another change of the draft. */
function move(choice: ListChoice, after: (draft: TypeDraft) => TypeDraft = (draft) => draft) {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const draft = after({ ...fake.draft, fields: movedIntoList(fake.draft.fields, choice).fields });
  const { operations, migrate } = fake.save(draft);
  // What is stored is what the draft says: nothing is left to save.
  expect(fieldsIn(fake.draft)).toEqual(fieldsIn(draft));
  return { operations, migrate, draft };
}

describe('the ways into a list', () => {
  const { draft } = new FakeStoredType(fields, fieldRegistry);
  const ways = (...names: string[]) => waysFor(choose(draft, names), draft.fields);

  it('are those that suit the fields', () => {
    expect(ways(...numbered)).toEqual(['gather', 'wrap']);
    expect(ways('prices')).toEqual(['split', 'wrap']);
    expect(ways('title', 'prices')).toEqual(['wrap']);
    expect(ways('title', ...numbered)).toEqual(['wrap']);
    expect(ways('question_1', 'answer_1')).toEqual(['wrap']);
    expect(ways()).toEqual([]);
  });

  it('are not for fields of one form that are stored differently', () => {
    const other = new FakeStoredType({ ...fields, question_2: field('number', { order: 3 }) }, fieldRegistry)
      .draft;
    expect(waysFor(choose(other, numbered), other.fields)).toEqual(['wrap']);
  });

  it('start with the fields that belong together, and what to call them', () => {
    const [question] = choose(draft, ['question_1']);
    expect(question && numberedWith(question, draft.fields).map(({ name }) => name)).toEqual(numbered);
    expect(likelyFields(draft.fields)).toEqual(numbered);
    expect(columnsFor(choose(draft, numbered))).toEqual(faq.columns);
    expect(itemCount(choose(draft, numbered))).toBe(2);
  });
});

it('gathers numbered fields, and what depends on one depends on it in the item', () => {
  const { operations, migrate, draft } = move(faq);
  expect(operations[0]).toEqual({
    ...{ op: 'gather', to: 'faq', title: 'Questions' },
    columns: { question: ['question_1', 'question_2'], answer: ['answer_1', 'answer_2'] },
  });
  expect(draft.fields.map(({ name }) => name)).toEqual(['title', 'prices', 'faq']);
  expect(fieldsIn(draft)['faq']).toMatchObject({
    ...{ field_type: 'list', tab: 'FAQ' },
    field_values: {
      fields: {
        question: { field_title: 'Question', required: true },
        answer: { shown_when: { all: [{ field: 'question', is_empty: false }] } },
      },
    },
  });
  expect(migrate({ title: 'FAQ', question_1: 'Who?', answer_1: 'We', question_2: 'Why?' })).toMatchObject({
    title: 'FAQ',
    faq: [{ data: { question: 'Who?', answer: 'We' } }, { data: { question: 'Why?' } }],
  });
});

it('tells which conditions do not survive a move', () => {
  const { draft } = new FakeStoredType(fields, fieldRegistry);
  const lost = (...names: string[]) => {
    const uids = choose(draft, names).map(({ uid }) => uid);
    const { broken, freed } = conditionsLost(draft.fields, uids);
    return { broken: broken.map(({ name }) => name), freed: freed.map(({ name }) => name) };
  };
  expect(lost(...numbered)).toEqual({ broken: [], freed: [] });
  expect(lost('question_1')).toEqual({ broken: ['answer_1'], freed: [] });
  expect(lost('answer_1')).toEqual({ broken: [], freed: ['answer_1'] });
});

it('goes on after the list and its fields were changed in the same draft', () => {
  const { operations, migrate } = move(faq, (draft) => ({
    ...draft,
    fields: renamed(draft.fields, draft.fields[2]?.uid ?? '', { apiName: 'questions', isNamed: true }).map(
      (one) =>
        one.items
          ? { ...one, items: renamed(one.items, one.items[0]?.uid ?? '', { apiName: 'ask', isNamed: true }) }
          : one,
    ),
  }));
  expect(operations.map(({ op }) => op)).toEqual(['gather', 'options']);
  expect(migrate({ question_1: 'Who?', answer_1: 'We' })).toMatchObject({
    questions: [{ data: { question: 'Who?', answer: 'We' } }],
  });
});

it('gathers only the chosen ones of numbered fields', () => {
  const { operations, migrate } = move({
    ...faq,
    uids: ['question_2'],
    columns: [{ name: 'question', title: 'Question' }],
  });
  expect(operations[0]).toMatchObject({ op: 'gather', columns: { question: ['question_2'] } });
  expect(migrate({ question_1: 'Who?', question_2: 'Why?' })).toMatchObject({
    question_1: 'Who?',
    faq: [{ data: { question: 'Why?' } }],
  });
});

it('removes what was taken out of the list again', () => {
  const { operations } = move(faq, (draft) => ({
    ...draft,
    fields: draft.fields.map((one) => (one.items ? { ...one, items: one.items.slice(0, 1) } : one)),
  }));
  expect(operations.slice(0, 3)).toMatchObject([
    { op: 'remove', field: 'answer_1' },
    { op: 'remove', field: 'answer_2' },
    { op: 'gather', columns: { question: ['question_1', 'question_2'] } },
  ]);
});

it('splits lines by a separator', () => {
  const { operations, migrate } = move({
    ...{ way: 'split', uids: ['prices'], name: 'prices', title: 'Prices', separator: ';' },
    columns: [
      { name: 'name', title: 'Name' },
      { name: 'price', title: 'Price' },
    ],
  });
  expect(operations).toMatchObject([
    { op: 'split', field: 'prices', to: 'prices_2', api_name: 'prices', separator: ';' },
  ]);
  expect(migrate({ prices: 'Soup; 6\nBread' })).toMatchObject({
    prices_2: [{ data: { name: 'Soup', price: '6' } }, { data: { name: 'Bread' } }],
  });
});

it('makes fields the only item, a list inside too', () => {
  const wrap: ListChoice = { ...faq, way: 'wrap', uids: ['title', 'prices'], name: 'box', title: 'Box' };
  expect(move(wrap).migrate({ title: 'Lunch', prices: 'Soup' })).toMatchObject({
    box: [{ data: { title: 'Lunch', prices: 'Soup' } }],
  });
  const { migrate } = move(wrap, (draft) => ({
    ...draft,
    fields: draft.fields.map((one) =>
      one.items
        ? {
            ...one,
            items: movedIntoList(one.items, { ...wrap, uids: ['prices'], name: 'inner', title: 'Inner' })
              .fields,
          }
        : one,
    ),
  }));
  expect(migrate({ title: 'Lunch', prices: 'Soup' })).toMatchObject({
    box: [{ data: { title: 'Lunch', inner: [{ data: { prices: 'Soup' } }] } }],
  });
});

it('moves fields that have another name for sites in the draft', () => {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const titled = renamed(fake.draft.fields, 'title', { apiName: 'headline', isNamed: true });
  const { fields: moved } = movedIntoList(titled, {
    ...faq,
    way: 'wrap',
    uids: ['prices', 'title'],
    name: 'title',
  });
  const draft = { ...fake.draft, fields: moved };
  const { migrate } = fake.save(draft);
  expect(migrate({ title: 'Lunch', prices: 'Soup' })).toMatchObject({
    title_2: [{ data: { title: 'Lunch', prices: 'Soup' } }],
  });
  expect(fieldsIn(fake.draft)).toEqual(fieldsIn(draft));
  expect(draft.fields[0]?.items?.map(apiNameOf)).toEqual(['headline', 'prices']);
});

it('stores a list elsewhere if it takes the name that another field had for sites', () => {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const titled = renamed(fake.draft.fields, 'title', { apiName: 'headline', isNamed: true });
  const { fields: moved } = movedIntoList(titled, { ...faq, name: 'title' });
  const draft = { ...fake.draft, fields: moved };
  const { migrate } = fake.save(draft);
  expect(migrate({ title: 'FAQ', question_1: 'Who?' })).toMatchObject({
    title: 'FAQ',
    title_2: [{ data: { question: 'Who?' } }],
  });
  expect(fieldsIn(fake.draft)).toEqual(fieldsIn(draft));
  expect(draft.fields.map(apiNameOf)).toEqual(['headline', 'prices', 'title']);
});
