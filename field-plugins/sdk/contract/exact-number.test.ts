import { expect, test } from 'vitest';
import { exactNumber } from './exact-number.ts';

test.each([
  ['12', 12],
  ['-0.50', -0.5],
  ['.5', 0.5],
  ['-1e3', -1000],
  ['12.', 12],
  ['007', 7],
  ['1000000000000000', 1e15],
  ['0.000000123456789012345', 1.234_567_890_123_45e-7],
  ['123456789012.345', 123_456_789_012.345],
])('%s is %d', (text, number) => expect(exactNumber(text)).toBe(number));

test.each(['', '-', '.', '1e400', '0x10', ' 1', '1,5', 'Infinity'])('%j is no number', (text) =>
  expect(exactNumber(text)).toBeUndefined(),
);

test.each([
  '1234567890123456',
  '9007199254740993',
  '123456789012345.6',
  '0.1234567890123456',
  '1'.repeat(256_000),
])('%.40s has more digits than survive', (text) => expect(exactNumber(text)).toBeUndefined());
