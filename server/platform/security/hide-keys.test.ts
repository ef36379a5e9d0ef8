import { expect, test } from 'vitest';
import { hideKeys, withoutKey } from './hide-keys.ts';
import { newToken } from './tokens.ts';

const token = newToken();
const encoded = [...token].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');

test.each([
  ['a path', `/auth/activation/${token}`],
  ['an unknown path', `/nothing/${token}/more`],
  ['a key of an API token', `oct_${token}`],
  ['capitals', token.toUpperCase()],
  ['percent-encoding', encoded],
  ['percent-encoding of some letters', encoded.slice(0, 30) + token.slice(10)],
  ['percent-encoding twice', encoded.replaceAll('%', '%25')],
  ['percent-encoding three times', encoded.replaceAll('%', '%2525')],
  ['a query', `https://site.example/?next=x&key=${token}`],
  ['a message of several lines', `failed\n${token}\tand "${token}"`],
])('a key in %s is not logged', (_name, text) => {
  const line = hideKeys(JSON.stringify({ msg: text, other: 'kept' }));
  const read = JSON.parse(line) as { msg: string; other: string };
  expect(read.other).toBe('kept');
  expect(read.msg).toContain('…');
  expect(read.msg).not.toMatch(/[\w-]{20,}|(%\w+){8}/);
});

test('text that is not a key is unchanged', () => {
  const line = JSON.stringify({
    reqId: '019ab3a0-0000-7000-8000-000000000000',
    user: 'user-019ab3a0-0000-7000-8000-000000000000',
    stack: 'Error: x\n    at C:\\Users\\u0041\\serve.js:1:2\n    at "y"',
    path: '/api/pages/019ab3a0-0000-7000-8000-000000000000/publish/',
  });
  expect(hideKeys(line)).toBe(line);
});

test('the id of a request is kept at any length, but not text that looks like one', () => {
  const line = JSON.stringify({ reqId: token.repeat(3), msg: `"reqId":"${token}"`, other: token });
  expect(JSON.parse(hideKeys(line))).toEqual({ reqId: token.repeat(3), msg: '"reqId":"…"', other: '…' });
});

test.each([
  ['/auth/activation/cut-off', '/auth/activation/…'],
  ['//auth//activation//cut-off', '/auth/activation/…'],
  ['/AUTH/Activation/cut-off', '/AUTH/Activation/…'],
  ['/auth/reset%2Dpassword/cut-off', '/auth/reset-password/…'],
  ['/%61uth/%2561ctivation/cut-off', '/auth/activation/…'],
  ['/auth%2Factivation%252Fcut-off', '/auth/activation/…'],
  ['/auth/./activation/cut/off', '/auth/./activation/…'],
  ['\\auth\\activation\\cut-off', '/auth/activation/…'],
  ['/de/newsletter/confirm/cut%0Aoff', '/de/newsletter/confirm/…'],
  ['/auth%3Fkey=cut-off', '/auth'],
  ['/auth?key=cut-off', '/auth'],
  ['/auth#cut-off', '/auth'],
  ['/auth;key=cut-off', '/auth'],
  ['/auth/activation/', '/auth/activation/'],
  ['/broken/%zz/%E0%A4%A', '/broken/%zz/%E0%A4%A'],
  ['/workspaces/x/pages', '/workspaces/x/pages'],
])('the path %s is logged as %s', (written, logged) => {
  expect(withoutKey(written)).toBe(logged);
});
