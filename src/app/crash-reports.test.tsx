import { act, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { field, modelOf } from '../../content-model/testing.ts';
import { createFakeHost } from '../../field-plugins/sdk/testing/fake-host.ts';
import type { CrashReport } from '../../shared/wire/system.ts';
import { PluginArea } from '../editor/faults/plugin-area.tsx';
import { FieldPluginsContext } from '../editor/field-plugins-context.ts';
import { breakDown, registryWithBrittle } from '../editor/testing/brittle-field.ts';
import { testPlugins } from '../editor/testing/editor-stage.tsx';
import type { HttpError } from '../lib/http-error.ts';
import { removeToken, writeToken } from '../lib/token-cookie.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  removeToken();
});

/** A fresh window, in which nothing has been reported yet. */
async function openWindow(answer: () => Promise<Response> = async () => new Response(null, { status: 202 })) {
  vi.resetModules();
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  const { crashReporting, reportCrash, watchForCrashes } = await import('./crash-reports.ts');
  const { reportDefinitionFaults, reportPluginCrash } = await import('./plugin-crashes.ts');
  const sent = () =>
    fetch.mock.calls.map((call: readonly unknown[]) => {
      const { body, headers } = call[1] as { body: string; headers: object };
      return { ...(JSON.parse(body) as CrashReport), headers };
    });
  return { crashReporting, reportCrash, watchForCrashes, reportDefinitionFaults, reportPluginCrash, sent };
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

test('the report of a crash names the field plugin and its version, and contains no typed text', async () => {
  const { reportPluginCrash, sent } = await openWindow();
  const error = new RangeError('cannot parse "my secret plan\n    at all"');
  error.stack = `RangeError: cannot parse "my secret plan\n    at all"\n    at parse (https://site.example/assets/a.js:1:20)`;
  reportPluginCrash({
    type: 'color-title',
    contract: 1,
    kind: 'render',
    error,
    componentStack: '\n    at Widget',
  });
  const [report] = sent();
  expect(report?.message).toBe('PluginFault: Field plugin "color-title" (contract 1), render (RangeError)');
  expect(report?.stack).toBe('at parse (https://site.example/assets/a.js:1:20)\n\n    at Widget');
  expect(JSON.stringify(report)).not.toContain('secret');
});

test('the error of a widget is reported by its field only', async () => {
  const { crashReporting, sent } = await openWindow();
  const { onCaughtError } = crashReporting as { onCaughtError(): void };
  const reportFault = vi.fn();
  const owner = { blockKey: 'a', name: 'title', type: 'text' };
  const plugin = { owner, attempt: 0, fault: undefined, reportFault, retry: () => undefined };
  const area = <PluginArea plugin={plugin} render={breakDown} />;
  const ui = <FieldPluginsContext value={testPlugins}>{area}</FieldPluginsContext>;
  await testPlugins.views.load(owner.type);
  await act(async () => void render(ui, { onCaughtError }));
  expect(reportFault).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([]);
});

test('a value that cannot be stored is reported by its path, without the value itself', async () => {
  const { reportPluginCrash, sent } = await openWindow();
  reportPluginCrash({ type: 'map', contract: 1, kind: 'value', path: '$.at', found: 'an instance of Date' });
  expect(sent()[0]?.message).toBe(
    'PluginFault: Field plugin "map" (contract 1), value, at $.at: found an instance of Date',
  );
});

test('a failing field definition is reported once, however often it fails', async () => {
  const { reportDefinitionFaults } = await openWindow();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { validateBlock } = await import('../../content-model/validate-block.ts');
  const registry = registryWithBrittle({ summarize: breakDown });
  const stop = reportDefinitionFaults(registry);
  const model = modelOf({ note: field('brittle') });
  for (let row = 0; row < 3; row += 1)
    expect(validateBlock(model, { note: {} }, registry).summaryIn(createFakeHost({}))).toBe('');
  stop();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(
    'The field plugin "brittle" failed in summarize.',
    expect.any(TypeError),
  );
});
