import { expect, test } from 'vitest';
import { contrastOf, readHex } from './hex.ts';

test.each([
  ['#AABBCC', '#aabbcc'],
  ['#abc', '#aabbcc'],
  [' 336699 ', '#336699'],
  ['#abcd', undefined],
  ['red', undefined],
  ['', undefined],
  ['#12345g', undefined],
])('%j is the colour %s', (text, hex) => {
  expect(readHex(text)).toBe(hex);
});

test('contrasts are those of WCAG, never rounded up', () => {
  expect(contrastOf('#ffffff')).toEqual({ white: 1, black: 21 });
  expect(contrastOf('#000000')).toEqual({ white: 21, black: 1 });
  // The grey that just misses 4.5 : 1 on white.
  expect(contrastOf('#777777').white).toBe(4.4);
  expect(contrastOf('#767676').white).toBe(4.5);
});
