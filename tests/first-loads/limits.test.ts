import { expect, it } from 'vitest';
import { compare, lower } from './limits.ts';

const limit = { kB: 100, requests: 4 };

it('rejects more, and counts that are lower than their limits', () => {
  const faults = (kB: number, requests: number) => compare('/', { kB, requests }, limit).length;
  expect([faults(100, 4), faults(96, 4), faults(100.1, 4), faults(100, 5)]).toEqual([0, 0, 1, 1]);
  expect([faults(94, 4), faults(100, 3)]).toEqual([1, 1]);
});

it('lowers limits and never raises one', () => {
  expect(lower({ '/': { kB: 50, requests: 3 } }, { '/': limit })).toEqual({ '/': { kB: 51, requests: 3 } });
  expect(lower({ '/': { kB: 101, requests: 5 } }, { '/': limit })).toEqual({ '/': limit });
  expect(lower({ '/': { kB: 99, requests: 5 } }, {})).toEqual({ '/': { kB: 101, requests: 5 } });
});
