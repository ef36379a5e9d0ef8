import { expect, test } from 'vitest';
import { formatDay, formatTime } from './format-time.ts';

const noon = '2026-11-20T12:00:00.000Z';

test.each([
  ['en', /^Nov 20, 2026/],
  ['sr', /^20\. 11\. 2026/],
  ['sr-Cyrl', /^20\. 11\. 2026/],
  ['nl', /^20 nov 2026/],
  ['de', /^20\.11\.2026/],
])('a time in %s is formatted for that language', (language, expected) => {
  expect(formatTime(noon, language)).toMatch(expected);
});

test('weekdays and months are in the script of the language', () => {
  expect(formatTime(noon, 'sr', 'full')).toMatch(/petak.*novembar/);
  expect(formatTime(noon, 'sr-Cyrl', 'full')).toMatch(/петак.*новембар/);
  expect(formatTime(noon, 'sr', 'full')).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(formatTime(noon, 'sr-Cyrl', 'full')).not.toMatch(/[a-z]{3}/i);
});

test('a day is the same day in every time zone', () => {
  expect(formatDay('2024-12-23', 'en')).toBe('Dec 23, 2024');
});
