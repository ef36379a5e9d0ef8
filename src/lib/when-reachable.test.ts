import { beforeEach, expect, it, vi } from 'vitest';
import { whenReachable } from './when-reachable.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

it('asks less and less often until the server answers, and returns the next delay in case the retry fails', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('navigator', { onLine: true });
  const reachable = vi.fn();
  whenReachable(reachable);
  await vi.advanceTimersByTimeAsync(3000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5900);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(100);
  expect(reachable.mock.calls).toEqual([[12_000]]);
  whenReachable(reachable, 12_000);
  await vi.advanceTimersByTimeAsync(11_900);
  expect(reachable).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(reachable.mock.calls).toEqual([[12_000], [24_000]]);
});

it('does not ask after it was stopped', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  whenReachable(vi.fn())();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});
