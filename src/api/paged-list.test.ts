import { expect, test } from 'vitest';
import { nextPage, onceEach } from './paged-list.ts';

test('continues with the page that the answer names, and stops on the last', () => {
  expect(nextPage({ next: '/api/users/?all=1&page=3&page_size=15' })).toBe(3);
  expect(nextPage({ next: null })).toBeUndefined();
});

test('shows a record that moved to the next page once, from the last read', () => {
  const page = (...results: { id: string; name: string }[]) => ({
    results,
    count: 3,
    next: null,
    previous: null,
  });
  const read = [page({ id: 'a', name: 'A' }, { id: 'b', name: 'before' }), page({ id: 'b', name: 'after' })];
  expect(onceEach(read).map(({ name }) => name)).toEqual(['A', 'after']);
});
