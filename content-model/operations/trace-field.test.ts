import { describe, expect, it } from 'vitest';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { field } from '../testing.ts';
import { isOrigin, traceField } from './trace-field.ts';

const inRows = { within: ['rows'] };
const operations: readonly PlanOperation[] = [
  { op: 'options', field: 'title', properties: { unique: true } },
  { op: 'retype', field: 'title', to: 'name', field_type: 'text' },
  { op: 'retype', field: 'list', to: 'rows', field_type: 'list' },
  { op: 'require', field: 'rows' },
  { op: 'options', field: 'name', properties: { field_title: 'Name', help: 'Who?' } },
  { op: 'require', field: 'label', ...inRows },
  { op: 'retype', field: 'label', to: 'words', field_type: 'text', ...inRows },
  { op: 'add', field: 'title', definition: field('text') },
  { op: 'wrap', fields: ['street', 'city'], to: 'box' },
  { op: 'gather', columns: { answer: 'answer_#' }, to: 'answers' },
  { op: 'split', field: 'lines', to: 'prices', item: { price: field('number') } },
  { op: 'remove', field: 'gone' },
];

describe('where a field comes from', () => {
  it.each([
    ['other', ['other'], []],
    ['name', ['title'], [1, 0]],
    ['title', undefined, [7]],
    ['rows', ['list'], [3, 2]],
    ['rows.words', ['list', 'label'], [6, 5, 2]],
    ['box', undefined, [8]],
    ['box.city', ['city'], [8]],
    ['answers.answer', ['answer_#'], [9]],
    ['prices.price', undefined, [10]],
  ])('is known: %s', (names, origin, numbers) => {
    const trace = traceField(operations, names.split('.'));
    expect(trace.origin).toEqual(origin);
    expect(trace.touches.map(({ operation }) => operation)).toEqual(numbers);
  });

  it('is any of the fields that became one column', () => {
    const trace = traceField(operations, ['answers', 'answer']);
    expect([['answer_2'], ['answer_x'], ['answer_']].map((names) => isOrigin(trace, names))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isOrigin(traceField(operations, ['name']), ['title'])).toBe(true);
    expect(isOrigin(traceField(operations, ['title']), ['title'])).toBe(false);
  });
});
