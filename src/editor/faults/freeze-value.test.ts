import { expect, it } from 'vitest';
import { freezeValue } from './freeze-value.ts';

it('copies what somebody else holds, and takes what it has copied before as it is', () => {
  const items = [{ text: 'one' }];
  const first = freezeValue(items);
  items.push({ text: 'two' });
  expect(first).toEqual([{ text: 'one' }]);
  expect(() => (first as unknown[]).push('three')).toThrow(TypeError);
  const second = freezeValue([...first, { text: 'two' }]);
  expect(second).toEqual(items);
  expect(second[0]).toBe(first[0]);
  expect(freezeValue(second)).toBe(second);
});
