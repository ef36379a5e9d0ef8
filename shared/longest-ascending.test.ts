import { expect, it } from 'vitest';
import { fc } from '../tools/seeded.ts';
import { longestAscending } from './longest-ascending.ts';

it('leaves out one number that moved', () => {
  expect(longestAscending([3, 0, 1, 2])).toEqual(new Set([1, 2, 3]));
  expect(longestAscending([1, 2, 3, 0])).toEqual(new Set([0, 1, 2]));
});

it('is ascending, and no other choice is longer', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 50 }), { maxLength: 9 }), (numbers) => {
      const run = longestAscending(numbers);
      const kept = numbers.filter((_, index) => run.has(index));
      expect(isAscending(kept)).toBe(true);
      for (let choice = 0; choice < 2 ** numbers.length; choice += 1) {
        const other = numbers.filter((_, index) => (choice & (1 << index)) !== 0);
        if (isAscending(other)) expect(other.length).toBeLessThanOrEqual(kept.length);
      }
    }),
    { numRuns: 40 },
  );
});

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
}
