import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [183_500, '179 kB'],
  [5_242_880, '5 MB'],
  [1_288_490_189, '1.2 GB'],
])('formats %i bytes as %s', (bytes, written) => {
  expect(formatBytes(bytes, 'en')).toBe(written);
});

test('formats numbers for the language', () => {
  expect(formatBytes(1_300_000, 'de')).toBe('1,2 MB');
});
