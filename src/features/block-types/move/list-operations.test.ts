import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import type { FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import { apiNameOf, fieldsAt } from '../draft/draft-field.ts';
import { FakeStoredType } from '../draft/testing.ts';
import { conditionsLost, type ListChoice, listOperations, waysFor } from './list-operations.ts';
import { columnName, familiesIn, likelyFields, numberedWith, numbersOf } from './numbered-fields.ts';

const fields: FieldSet = {
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
const { draft } = new FakeStoredType(fields);
const chosen = (...ids: string[]) => draft.fields.filter(({ id = '' }) => ids.includes(id));
const faq: ListChoice = {
  ...{ way: 'gather', ids: numbered, title: 'FAQ', parts: [], separator: '|' },
};

/** Applies the move, and migrates a block. */
function move(choice: ListChoice, data: BlockData, { set = fields, within = [] as readonly string[] } = {}) {
  const fake = new FakeStoredType(set);
  const operations = listOperations(fieldsAt(fake.draft.fields, within), choice, within);
  const migrated = fake.plan(operations)(data);
  return { operations, migrated, model: fake.model.content_model };
}

it('offers the ways that suit the fields', () => {
  const ways = (...ids: string[]) => waysFor(chosen(...ids));
  expect(ways(...numbered)).toEqual(['gather', 'wrap']);
  expect(ways('prices')).toEqual(['split', 'wrap']);
  for (const some of [
    ['title', 'prices'],
    ['title', ...numbered],
    ['question_1', 'answer_1'],
  ])
    expect(ways(...some)).toEqual(['wrap']);
  expect(ways()).toEqual([]);
  const set = { ...fields, question_2: field('number', { order: 4 }) };
  const other = new FakeStoredType(set).draft;
  expect(waysFor(other.fields.filter(({ id = '' }) => numbered.includes(id)))).toEqual(['wrap']);
});

it('suggests numbered fields that belong together, and names for the fields of an item', () => {
  const [question] = chosen('question_1');
  expect(question && numberedWith(question, draft.fields)).toEqual(numbered);
  expect(likelyFields(draft.fields)).toEqual(numbered);
  const some = chosen(...numbered);
  expect(familiesIn(some).map(columnName)).toEqual(['question', 'answer']);
  expect(numbersOf(familiesIn(some))).toEqual([1, 2]);
});

it('gathers numbered fields, with the conditions among them', () => {
  const data = { title: 'FAQ', question_1: 'Who?', answer_1: 'We', question_2: 'Why?' };
  const { operations, migrated, model } = move(faq, data);
  expect(operations).toEqual([
    {
      ...{ op: 'gather', to: 'faq', title: 'FAQ' },
      columns: { question: ['question_1', 'question_2'], answer: ['answer_1', 'answer_2'] },
    },
  ]);
  expect(model['faq']).toMatchObject({
    ...{ field_type: 'list', tab: 'FAQ' },
    field_values: { fields: { answer: { shown_when: { all: [{ field: 'question' }] } } } },
  });
  expect(migrated).toMatchObject({
    title: 'FAQ',
    faq: [{ data: { question: 'Who?', answer: 'We' } }, { data: { question: 'Why?' } }],
  });
});

it('splits lines, and stores the list under another key if it takes the name of the field', () => {
  const parts = ['Type', 'Price'];
  const split: ListChoice = { way: 'split', ids: ['prices'], title: 'Prices', parts, separator: ';' };
  const { migrated, model } = move(split, { prices: 'Soup; 6\nBread' });
  expect(migrated).toMatchObject({
    prices_2: [{ data: { type_2: 'Soup', price: '6' } }, { data: { type_2: 'Bread' } }],
  });
  expect(apiNameOf({ id: 'prices_2', definition: model['prices_2'] ?? field('text') })).toBe('prices');
});

it('makes fields the only item, also inside a list', () => {
  const wrap = { ...faq, way: 'wrap', ids: ['title', 'prices'], title: 'Box' } as const;
  const { model, migrated } = move(wrap, { title: 'Lunch', prices: 'Soup' });
  expect(migrated).toMatchObject({ box: [{ data: { title: 'Lunch', prices: 'Soup' } }] });
  const inner = { ...wrap, ids: ['prices'], title: 'Inner' };
  const { migrated: nested } = move(inner, migrated, { set: model, within: ['box'] });
  expect(nested).toMatchObject({
    box: [{ data: { title: 'Lunch', inner: [{ data: { prices: 'Soup' } }] } }],
  });
});

it.each([
  [numbered, []],
  [['question_1'], ['answer_1']],
  [['answer_1'], ['answer_1']],
])('drops the conditions that a move of %j would break', (ids, lost) => {
  expect(conditionsLost(draft.fields, ids).map(({ id }) => id)).toEqual(lost);
  const { operations } = move({ ...faq, way: 'wrap', ids, title: 'Box' }, {});
  expect(operations.slice(0, -1)).toEqual(
    lost.map((id) => ({ op: 'options', field: id, properties: { shown_when: null } })),
  );
});
