import { expect, test } from 'vitest';
import { newToken } from '../../platform/security/tokens.ts';
import { presentCrash } from './crash-report.ts';

test('a crash report keeps the useful parts, up to a limit', () => {
  const stack =
    'TypeError: x is undefined\n\tat render (https://site.example/assets/page-DkfjWl12.js:1:2345)';
  const report = { message: 'x is undefined', stack, url: 'https://site.example/pages', release: '1.2.3' };
  expect(presentCrash(report)).toEqual(report);
  expect(presentCrash({ message: 'Only this.' })).toEqual({ message: 'Only this.' });
  const long = Object.values(
    presentCrash({
      message: 'word '.repeat(9999),
      stack: 'word '.repeat(9999),
      url: 'word '.repeat(999),
      release: 'word '.repeat(99),
    }),
  );
  expect(long.map((text) => text.length)).toEqual([1000, 8000, 500, 100]);
});

test('a crash report contains no token or key, whatever its source', () => {
  const [token, key] = [newToken(), `oct_${newToken()}`];
  const texts = JSON.stringify([
    presentCrash({
      message: `GET /auth/activation/${token} failed with ${key}`,
      stack: `${'x '.repeat(490)}${token}`,
      url: `https://site.example/auth/reset-password/${token}?key=short#token=secret`,
      release: token,
    }),
  ]);
  expect(texts).not.toContain(token.slice(0, 8));
  expect(texts).not.toContain(key.slice(4, 12));
  expect(texts).toContain('https://site.example/auth/reset-password/…"');
});

test('a crash report has no terminal control characters, and line breaks only in its stack', () => {
  const odd = 'a\u001b[2Jb\u009b31mc\r\nd\u2028e\u202ef\u0007';
  expect(presentCrash({ message: odd }).message).toBe('a [2Jb 31mc \nd e f ');
});

test('a crash report truncated in the middle of a character is still valid text', () => {
  const { message } = presentCrash({ message: `${'x '.repeat(499)} 🍞 and more` });
  expect(message?.isWellFormed()).toBe(true);
});
