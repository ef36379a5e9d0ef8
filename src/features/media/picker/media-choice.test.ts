import { expect, test } from 'vitest';
import { pictureAdded, pictureToggled } from './media-choice.ts';

const [tea, cake, cup] = ['tea', 'cake', 'cup'].map((id) => ({ id, file: `${id}.jpg` })) as [
  Item,
  Item,
  Item,
];
type Item = { id: string; file: string };

test('keeps pictures in the order they were chosen', () => {
  const many = { multiple: true, max: undefined };
  expect(pictureToggled(pictureToggled([], cake, many), tea, many)).toEqual([cake, tea]);
});

test('removes a chosen picture', () => {
  expect(pictureToggled([tea, cake], tea, { multiple: true, max: 2 })).toEqual([cake]);
});

test('allows at most the maximum', () => {
  expect(pictureToggled([tea, cake], cup, { multiple: true, max: 2 })).toEqual([tea, cake]);
  expect(pictureAdded([tea, cake], cup, { multiple: true, max: 2 })).toEqual([tea, cake]);
});

test('replaces the picture if only one may be chosen', () => {
  expect(pictureToggled([tea], cake, { multiple: false, max: undefined })).toEqual([cake]);
  expect(pictureToggled([tea], cake, { multiple: true, max: 1 })).toEqual([cake]);
});

test('keeps only the id and file of a record', () => {
  expect(pictureToggled([], { ...tea, alt: 'Tea' } as Item, { multiple: true, max: undefined })).toEqual([
    tea,
  ]);
});
