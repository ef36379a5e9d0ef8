import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['Abc123!', 0],
  ['!!!!!!!!', 0],
  ['žžžžžžžž', 0],
  ['aaaaaaaa', 33],
  ['AAAAAAAA', 33],
  ['12345678', 33],
  ['Abcdef12', 33],
  ['Abcde12!', 66],
  ['Abcde12?', 33],
  ['Abcde12+', 66],
  ['Abcdefghijk12!', 66],
  ['ABcdefgh12!-xy', 100],
  ['ABcdefgh12!-x', 66],
] as const)('the password %j reaches level %i', (password, level) => {
  expect(passwordStrength(password)).toBe(level);
});
