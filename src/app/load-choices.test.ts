import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Choices } from '../../field-plugins/sdk/contract/choices.ts';
import { loadChoices } from './load-choices.ts';

/** Loads by hand: each request waits until it is answered. */
function openSource(key = 'towns') {
  const requests: { readonly signal: AbortSignal; answer(towns: string[]): void; fail(): void }[] = [];
  const source = {
    key,
    load: (signal: AbortSignal) =>
      new Promise<readonly string[]>((answer, fail) => {
        requests.push({ signal, answer, fail: () => fail(new Error('away')) });
      }),
  };
  return { source, requests };
}

function open(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const { source, requests } = openSource();
  const widget = (workspaceId = 'w') => {
    const shown: Choices<string>[] = [];
    const stop = loadChoices(client, { source, workspaceId, show: (choices) => shown.push(choices) });
    return { shown, stop, states: () => [...new Set(shown.map(({ state }) => state))] };
  };
  return { widget, requests };
}

it('widgets that ask for the same share one request and its answer', async () => {
  const { widget, requests } = open();
  const [one, other] = [widget(), widget()];
  expect(requests).toHaveLength(1);
  requests[0]?.answer(['Senta', 'Subotica']);
  await vi.waitFor(() =>
    expect(one.shown.at(-1)).toEqual({ state: 'ready', choices: ['Senta', 'Subotica'] }),
  );
  expect(other.shown.at(-1)).toEqual(one.shown.at(-1));
  expect(one.states()).toEqual(['loading', 'ready']);
  expect(widget('another workspace').shown.at(-1)?.state).toBe('loading');
});

it('cached choices are shown at once, and updated', async () => {
  const { widget, requests } = open();
  const first = widget();
  requests[0]?.answer(['Senta']);
  await vi.waitFor(() => expect(first.shown.at(-1)?.state).toBe('ready'));
  first.stop();
  const second = widget();
  expect(second.shown[0]).toEqual({ state: 'ready', choices: ['Senta'] });
  requests[1]?.answer(['Subotica']);
  await vi.waitFor(() => expect(second.shown.at(-1)?.choices).toEqual(['Subotica']));
  expect(second.states()).toEqual(['ready']);
});

it('no choices and a failure are states, and a failure can be retried', async () => {
  const { widget, requests } = open();
  const { shown } = widget();
  requests[0]?.fail();
  await vi.waitFor(() => expect(shown.at(-1)?.state).toBe('failed'));
  const failed = shown.at(-1);
  if (failed?.state === 'failed') failed.retry();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(shown.at(-1)?.state).toBe('loading');
  requests[1]?.answer([]);
  await vi.waitFor(() => expect(shown.at(-1)).toEqual({ state: 'empty', choices: [] }));
});
