import { expect, test } from 'vitest';
import { imageAdded, imageToggled } from './media-choice.ts';

const [tea, cake, cup] = ['tea', 'cake', 'cup'].map((id) => ({ id, file: `${id}.jpg` })) as [
  Item,
  Item,
  Item,
];
type Item = { id: string; file: string };

test('keeps images in the order they were chosen', () => {
  const many = { multiple: true, max: undefined };
  expect(imageToggled(imageToggled([], cake, many), tea, many)).toEqual([cake, tea]);
});

test('removes a chosen image', () => {
  expect(imageToggled([tea, cake], tea, { multiple: true, max: 2 })).toEqual([cake]);
});

test('allows at most the maximum', () => {
  expect(imageToggled([tea, cake], cup, { multiple: true, max: 2 })).toEqual([tea, cake]);
  expect(imageAdded([tea, cake], cup, { multiple: true, max: 2 })).toEqual([tea, cake]);
});

test('replaces the image if only one may be chosen', () => {
  expect(imageToggled([tea], cake, { multiple: false, max: undefined })).toEqual([cake]);
  expect(imageToggled([tea], cake, { multiple: true, max: 1 })).toEqual([cake]);
});

test('keeps only the id and file of a record', () => {
  expect(imageToggled([], { ...tea, alt: 'Tea' } as Item, { multiple: true, max: undefined })).toEqual([tea]);
});
