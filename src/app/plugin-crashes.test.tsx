import { afterEach, expect, test, vi } from 'vitest';
import { field, modelOf } from '../../content-model/testing.ts';
import type { CrashReport } from '../../shared/wire/system.ts';
import { createFakeHost } from '../../field-plugins/sdk/testing/fake-host.ts';
import { breakDown, registryWithBrittle } from '../editor/testing/brittle-field.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openWindow() {
  vi.resetModules();
  const fetch = vi.fn(async () => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', fetch);
  const { reportPluginCrash } = await import('./plugin-crashes.ts');
  const sent = () =>
    fetch.mock.calls.map(
      (call: readonly unknown[]) => JSON.parse((call[1] as { body: string }).body) as CrashReport,
    );
  return { reportPluginCrash, sent };
}

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
  expect(report?.message).toBe('PluginFault: field plugin "color-title" (contract 1), render (RangeError)');
  expect(report?.stack).toBe('at parse (https://site.example/assets/a.js:1:20)\n\n    at Widget');
  expect(JSON.stringify(report)).not.toContain('secret');
});

test('a value that cannot be stored is reported by its path, without the value itself', async () => {
  const { reportPluginCrash, sent } = await openWindow();
  reportPluginCrash({ type: 'map', contract: 1, kind: 'value', path: '$.at', found: 'an instance of Date' });
  expect(sent()[0]?.message).toBe(
    'PluginFault: field plugin "map" (contract 1), value at $.at: an instance of Date',
  );
});

test('a failing field definition is reported once, however often it fails', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 202 })),
  );
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { reportDefinitionFaults } = await import('./plugin-crashes.ts');
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
