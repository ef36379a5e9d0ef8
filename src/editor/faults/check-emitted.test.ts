import { expect, it } from 'vitest';
import { freezeValue } from './check-emitted.ts';

it('copies foreign values and reuses its own copies', () => {
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
