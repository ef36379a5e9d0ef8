import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const family = '👨‍👩‍👧';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab cd', 3, 'ab'],
  ['👍👍👍', 3, '👍👍👍'],
  ['👍👍👍', 2, '👍👍'],
  [`ab${family}`, 7, `ab${family}`],
  [`ab${family}c`, 7, `ab${family}`],
  [`ab${family}`, 6, 'ab'],
  ['ab👍🏽', 3, 'ab'],
  ['🇷🇸🇳🇱', 3, '🇷🇸'],
  ['cafe\u0301s', 4, 'caf'],
  ['cafés au lait', 4, 'café'],
  ['ab\r\nc', 3, 'ab'],
  [`e${'\u0301'.repeat(9)}`, 4, `e${'\u0301'.repeat(3)}`],
  ['abc', undefined, 'abc'],
])('cuts %j at %j code points: %j', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

it('counts the ending of a text that is cut, and only of such a text', () => {
  expect(cutText('abcd', 3, '…')).toBe('ab…');
  expect(cutText('👍👍👍', 3, '…')).toBe('👍👍👍');
  expect(cutText('a bcd', 3, '…')).toBe('a…');
});
