import { expect, test } from 'vitest';
import { pictureAdded, pictureToggled } from './media-choice.ts';

const [tea, cake, cup] = ['tea', 'cake', 'cup'].map((id) => ({ id, file: `${id}.jpg` })) as [
  Item,
  Item,
  Item,
];
type Item = { id: string; file: string };

test('keeps pictures in the order in which they were chosen', () => {
  const many = { multiple: true, max: undefined };
  expect(pictureToggled(pictureToggled([], cake, many), tea, many)).toEqual([cake, tea]);
});

test('lets a chosen picture go', () => {
  expect(pictureToggled([tea, cake], tea, { multiple: true, max: 2 })).toEqual([cake]);
});

test('takes no more than the maximum', () => {
  expect(pictureToggled([tea, cake], cup, { multiple: true, max: 2 })).toEqual([tea, cake]);
  expect(pictureAdded([tea, cake], cup, { multiple: true, max: 2 })).toEqual([tea, cake]);
});

test('replaces the picture where only one may be chosen', () => {
  expect(pictureToggled([tea], cake, { multiple: false, max: undefined })).toEqual([cake]);
  expect(pictureToggled([tea], cake, { multiple: true, max: 1 })).toEqual([cake]);
});

test('keeps nothing of a record but id and file', () => {
  expect(pictureToggled([], { ...tea, alt: 'Tea' } as Item, { multiple: true, max: undefined })).toEqual([
    tea,
  ]);
});
