import { expect, it } from 'vitest';
import type { PlanOperation, SchemaStep } from '../../shared/wire/plans.ts';
import { field } from '../testing.ts';
import type { Fields } from './step.ts';
import { followFields } from './follow-fields.ts';

const fields: Fields = {
  title: field('text'),
  note: field('text', { order: 1 }),
  question_1: field('text', { order: 2 }),
  question_2: field('text', { order: 3 }),
  rows: field('list', { order: 4, field_values: { fields: { label: field('text') } } }),
};

function step(shape: number, operations: PlanOperation[], more: Partial<SchemaStep> = {}): SchemaStep {
  return { shape, plan: `plan-${shape}`, is_back: false, fields, operations, decisions: {}, ...more };
}

const follow = (steps: readonly SchemaStep[], from = 0, to = 99) => followFields(steps, { from, to });

it('follows fields that are renamed, in lists too, and those that change places', () => {
  const steps = [
    step(1, [
      { op: 'retype', field: 'title', to: 'title_next', field_type: 'text' },
      { op: 'retype', field: 'note', to: 'title', field_type: 'text' },
      { op: 'retype', field: 'title_next', to: 'note', field_type: 'text' },
    ]),
    step(3, [
      { op: 'retype', within: ['rows'], field: 'label', to: 'name', field_type: 'text' },
      { op: 'retype', field: 'rows', to: 'lines', field_type: 'list' },
    ]),
  ];
  const now = follow(steps);
  expect(now(['title'])).toEqual(['note']);
  expect(now(['note'])).toEqual(['title']);
  expect(now(['rows', 'label'])).toEqual(['lines', 'name']);
  expect(follow(steps, 1)(['title'])).toEqual(['title']);
  expect(follow(steps, 0, 2)(['rows', 'label'])).toEqual(['rows', 'label']);
});

it('says where fields are that became those of a list, and which are gone', () => {
  const now = follow([
    step(1, [
      { op: 'gather', columns: { question: 'question_#' }, to: 'faq' },
      { op: 'wrap', fields: ['title', 'rows'], to: 'box' },
      { op: 'split', field: 'note', item: { name: field('text') } },
    ]),
    step(2, [{ op: 'remove', within: ['faq'], field: 'question' }]),
  ]);
  expect(now(['title'])).toEqual(['box', 'title']);
  expect(now(['rows', 'label'])).toEqual(['box', 'rows', 'label']);
  expect(now(['note'])).toEqual(['note', '']);
  expect(now(['question_2'])).toBeUndefined();
});

it('follows fields back when a plan is undone', () => {
  const gather: PlanOperation[] = [
    { op: 'gather', columns: { question: 'question_#' }, to: 'faq' },
    { op: 'remove', field: 'note' },
    { op: 'retype', field: 'title', to: 'heading', field_type: 'text' },
  ];
  const steps = [step(1, gather), step(2, gather, { plan: 'plan-1', is_back: true })];
  for (const path of [['question_2'], ['note'], ['title']]) expect(follow(steps)(path)).toEqual(path);
  // From between the two operations, the column cannot be traced to one of the fields.
  expect(follow(steps, 1)(['heading'])).toEqual(['title']);
  expect(follow(steps, 1)(['faq', 'question'])).toBeUndefined();
  expect(follow(steps, 1)(['faq'])).toBeUndefined();
  // The field was added since, without a plan.
  expect(follow(steps, 1)(['newer'])).toEqual(['newer']);
});
