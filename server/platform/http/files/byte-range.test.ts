import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-4', { start: 0, end: 4 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
])('%s of ten bytes selects a part', (header, part) => {
  expect(readByteRange(header, 10)).toEqual(part);
});

test.each([undefined, '', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'lines=0-4', 'bytes=a-b'])(
  '%s selects the whole file',
  (header) => {
    expect(readByteRange(header, 10)).toBeUndefined();
  },
);

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s of ten bytes cannot be satisfied', (header) => {
  expect(readByteRange(header, 10)).toBe('unsatisfiable');
});
