import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { HttpError } from '../lib/http-error.ts';
import type { CrashReport } from '../../shared/wire/system.ts';
import { removeToken, writeToken } from '../lib/token-cookie.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  removeToken();
});

/** A fresh window, in which nothing has been reported yet. */
async function openWindow(answer: () => Promise<Response> = async () => new Response(null, { status: 202 })) {
  vi.resetModules();
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  const { reportCrash, watchForCrashes } = await import('./crash-reports.ts');
  const sent = () =>
    fetch.mock.calls.map((call: readonly unknown[]) => {
      const { body, headers } = call[1] as { body: string; headers: object };
      return { ...(JSON.parse(body) as CrashReport), headers };
    });
  return { reportCrash, watchForCrashes, sent };
}

test('an error is reported with its place, and without its user', async () => {
  const { reportCrash, sent } = await openWindow();
  writeToken('a-token-of-a-session');
  history.replaceState(null, '', `/auth/activation/${'k'.repeat(43)}?a=b#c`);
  onTestFinished(() => history.replaceState(null, '', '/'));
  reportCrash(new TypeError('a-token-of-a-session is not a function'), '\n    at Card');
  const [report] = sent();
  expect(report).toMatchObject({
    message: 'TypeError: … is not a function',
    url: `${location.origin}/auth/activation/…`,
    release: 'unbuilt',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(report?.stack).toContain('at Card');
});

test('the contents of fields are not reported', async () => {
  const { reportCrash, sent } = await openWindow();
  document.body.innerHTML = '<input value="my secret plan"><textarea>dear diary</textarea>';
  reportCrash(new SyntaxError('Unexpected token in "my secret plan" after dear diary'));
  expect(JSON.stringify(sent())).not.toMatch(/secret|diary/);
});

test('the same error is reported once, and a window reports at most five', async () => {
  const { reportCrash, sent } = await openWindow();
  for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) reportCrash(new Error(message));
  expect(sent().map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e'].map((m) => `Error: ${m}`));
});

test('errors of the server and aborted calls are not reported', async () => {
  const { reportCrash, sent } = await openWindow();
  reportCrash(new DOMException('Gone', 'AbortError'));
  reportCrash('ResizeObserver loop completed with undelivered notifications.');
  expect(sent()).toEqual([]);
  const { HttpError: Fresh } = (await import('../lib/http-error.ts')) as { HttpError: typeof HttpError };
  reportCrash(new Fresh({ status: 500, code: 'internal_error', message: 'Sorry' }));
  expect(sent()).toEqual([]);
});

test('uncaught errors are reported, and a report that cannot be sent breaks nothing', async () => {
  const { watchForCrashes, sent } = await openWindow(() => Promise.reject(new TypeError('Failed to fetch')));
  watchForCrashes();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('in a timer'), message: 'in a timer' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('left alone') }));
  await Promise.resolve();
  expect(sent().map(({ message }) => message)).toEqual(['Error: in a timer', 'Error: left alone']);
});
