import { expect, test } from 'vitest';
import { distinctTags, mergeTags } from './tag-list.ts';

test('Tags that differ in capitals, spaces or how letters are composed are the same', () => {
  expect(distinctTags(['Tea', ' tea ', 'TEA', '', 'Čaj', 'C\u030Caj', 'Rum'])).toEqual(['Tea', 'Čaj', 'Rum']);
});

test('The additions and removals of each side are merged', () => {
  expect(mergeTags(['a', 'b', 'c'], ['a', 'c', 'd'], ['b', 'c', 'e'])).toEqual(['c', 'd', 'e']);
  expect(mergeTags([], ['Tea'], ['tea', 'rum'])).toEqual(['Tea', 'rum']);
  expect(mergeTags(['a', 'b'], ['b', 'a'], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
  expect(mergeTags(['a'], [], [])).toEqual([]);
});
