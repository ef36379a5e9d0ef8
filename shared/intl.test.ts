import { expect, test } from 'vitest';
import { formatNumber } from './intl.ts';

test.each([
  ['en', '12,345'],
  ['sr', '12.345'],
  ['sr-Cyrl', '12.345'],
  ['nl', '12.345'],
  ['de', '12.345'],
])('in %s, thousands are separated as is usual there', (language, expected) => {
  expect(formatNumber(12_345, language)).toBe(expected);
});
