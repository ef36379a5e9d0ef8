import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

test('ids are distinct UUIDs of version 7 that sort by creation, even if many are made in one millisecond', () => {
  const from = Date.now();
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every((id) => isId(id) && /^.{14}7.{4}[89ab]/.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16)).toBeGreaterThanOrEqual(from);
});
