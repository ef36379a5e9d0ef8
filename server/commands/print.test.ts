import { expect, test } from 'vitest';
import { sourceFiles } from '../../tests/support/source-files.ts';
import { withEscapes } from './print.ts';

test.each([
  ['a colour and a cleared screen', 'Tea\u001b[2J\u009b31m', String.raw`Tea\u001b[2J\u009b31m`],
  ['an overwritten line', 'Damage\rFine', String.raw`Damage\u000dFine`],
  ['reordered letters', 'evil\u202egnp.exe\u2066', String.raw`evil\u202egnp.exe\u2066`],
  ['a line separator', 'one\u2028two', String.raw`one\u2028two`],
])('shows %s as an escape', (_what, text, shown) => expect(withEscapes(text)).toBe(shown));

test('keeps lines, tabs and words of every script', () => {
  const text = 'Naše čaj\n\tשלום مرحبا 👩‍🌾';
  expect(withEscapes(text)).toBe(text);
});

test('keeps JSON equivalent', () => {
  const data = { name: 'a\u0085b\u202ec\u2069"\\' };
  expect(JSON.parse(withEscapes(JSON.stringify(data, undefined, 2)))).toEqual(data);
});

test('only print.ts and the password prompt write to the console', () => {
  const own = ['server/commands/print.ts', 'server/commands/choose-password.ts'];
  const others = sourceFiles('server/commands').filter(
    ({ path, text }) => !own.includes(path) && /console\.|\b(stdout|stderr)\.write/.test(text),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});
