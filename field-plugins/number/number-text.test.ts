import { expect, test } from 'vitest';
import { inputText, parseNumber, formatNumber } from './number-text.ts';

test.each([
  ['en', '1,234.5', 1234.5],
  ['en', '1,5', 1.5],
  ['en', '1,234', 1234],
  ['de', '1.234,5', 1234.5],
  ['de', '1.5', 1.5],
  ['de', '1.500', 1500],
  ['de', '12,', 12],
  ['de', ',5', 0.5],
  ['nl', '1.234.567', 1_234_567],
  ['sr-Latn-RS', '0,25', 0.25],
  ['en', ' −7 ', -7],
  ['en', '-0', 0],
  ['en', "1'000", 1000],
  ['en', '1 000', 1000],
  ['en', '007', 7],
])('in %s, %j is read as %d', (locale, text, value) => {
  expect(parseNumber(text, locale)).toBe(value);
});

test.each(['', '-', '.', ',', 'twelve', '1e5', '1.2.3', '1,2,3', '12 kg', '0x10', 'Infinity'])(
  '%j is not a number in any locale',
  (text) => {
    for (const locale of ['en', 'de']) expect(parseNumber(text, locale)).toBeUndefined();
  },
);

test.each(['12345678901234567', '1.234.567.890.123.456,5', '0,1234567890123456'])(
  '%j has more digits than a number can keep, so it is rejected',
  (text) => expect(parseNumber(text, 'de')).toBeUndefined(),
);

test('a formatted number is read as the same number', () => {
  for (const locale of ['en', 'de', 'nl', 'sr-Latn-RS', 'sr-Cyrl-RS'])
    for (const value of [0, -1, 0.1, 1234.5, -1_234_567.123456, 1e15, 999_999_999_999_999])
      expect(parseNumber(inputText(value, locale), locale)).toBe(value);
});

test('a number is shown with its unit', () => {
  expect(formatNumber(1234.5, 'kg', 'de')).toBe('1.234,5\u00a0kg');
  expect(formatNumber(7, '', 'en')).toBe('7');
});
