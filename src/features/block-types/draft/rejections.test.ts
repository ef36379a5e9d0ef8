import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import type { FieldPlaces } from '../../../lib/http-error.ts';
import { rejectionsOf } from './rejections.ts';
import { draftOf } from './type-draft.ts';

const sent = draftOf({
  name: 'Menu',
  samples: [
    { name: 'Short', data: {} },
    { name: 'Long', data: {} },
  ],
  content_model: {
    heading: field('text', { field_title: 'Heading', order: 0 }),
    dishes: field('list', {
      ...{ field_title: 'Dishes', order: 1 },
      field_values: { fields: { price: field('number', { field_title: 'Price', order: 0 }) } },
    }),
  },
});

it.each<[FieldPlaces[number]['path'], object | undefined]>([
  [['heading'], { uid: 'heading', path: [], part: 'field' }],
  [['heading', 'field_title'], { uid: 'heading', part: 'title' }],
  [['heading', 'pattern'], { uid: 'heading', part: 'pattern' }],
  [['heading', 'pattern', 'message'], { uid: 'heading', part: 'patternMessage' }],
  [['heading', 'default'], { uid: 'heading', part: 'default' }],
  [['heading', 'help'], { uid: 'heading', part: 'field' }],
  [['dishes', 'price', 'shown_when'], { uid: 'price', path: ['dishes'], part: 'condition' }],
  [['dishes', 'field_values', 'max'], { uid: 'dishes', path: [], part: 'options', option: ['max'] }],
  [['gone', 'pattern'], undefined],
  [[], undefined],
])('finds the setting that %j leads to', (path, problem) => {
  const places = [{ field: 'content_model', path, detail: 'No.' }];
  const [rejection] = rejectionsOf(places, { sent, operations: [] });
  if (problem === undefined) expect(rejection?.problem).toBeUndefined();
  else expect(rejection?.problem).toMatchObject({ ...problem, sentence: 'No.' });
});

it('finds what a step of a plan is about', () => {
  const operations: readonly PlanOperation[] = [
    { op: 'retype', field: 'title', to: 'heading', field_type: 'text' },
    { op: 'options', within: ['dishes'], field: 'price', field_values: {} },
  ];
  const uidOf = (path: FieldPlaces[number]['path']) =>
    rejectionsOf([{ field: 'operations', path, detail: 'No.' }], { sent, operations })[0]?.problem?.uid;
  expect(uidOf([0, 'to'])).toBe('heading');
  expect(uidOf([1, 'field_values'])).toBe('price');
  expect(uidOf([0, 'dishes', 'price'])).toBe('price');
  expect(uidOf([7, 'op'])).toBeUndefined();
});

it.each<[FieldPlaces[number]['path'], object | undefined]>([
  [[1, 'data', 'heading'], { name: 'Long', titles: ['Heading'] }],
  [[0, 'data', 'dishes', 'dish00000001', 'price'], { name: 'Short', titles: ['Dishes', 'Price'] }],
  [[0, 'name'], { name: 'Short', titles: [] }],
  [[], undefined],
])('finds the sample and the fields that %j leads to', (path, sample) => {
  const places = [{ field: 'samples', path, detail: 'No.' }];
  expect(rejectionsOf(places, { sent, operations: [] })).toMatchObject([{ problem: undefined, sample }]);
});
