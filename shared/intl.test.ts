import { expect, test } from 'vitest';
import { formatNumber } from './intl.ts';

test.each([
  ['en', '12,345'],
  ['sr', '12.345'],
  ['sr-Cyrl', '12.345'],
  ['nl', '12.345'],
  ['de', '12.345'],
])('thousands are parted in %s as they are there', (language, expected) => {
  expect(formatNumber(12_345, language)).toBe(expected);
});
