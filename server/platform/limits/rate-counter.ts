import type { Clock } from '../clock.ts';

export interface RateCount {
  /** Calls in the window, including this one. */
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** Counts calls for rate limits. The workers of one server share the count through their primary process. */
export interface RateCounter {
  /**
   * Counts one call of a key. The window, in milliseconds, begins with its first call. `by` is the increment: -1
   * uncounts a call, 0 only reads.
   */
  count(key: string, window: number, by?: number): Promise<RateCount>;
}

interface Counted {
  current: number;
  readonly endsAt: number;
}

/** Maximum keys per window length; beyond it the oldest is dropped. */
const keysKept = 100_000;

/** Counts in this process's memory. Changes of the clock do not move windows. */
export function createRateCounter(clock: Pick<Clock, 'elapsed'>): RateCounter {
  /** By window length, so that the first to end comes first. */
  const windows = new Map<number, Map<string, Counted>>();
  return {
    async count(key, window, by = 1) {
      const now = clock.elapsed();
      const keys = windows.get(window) ?? new Map<string, Counted>();
      windows.set(window, keys);
      forgetEnded(keys, now);
      const counted = keys.get(key) ?? { current: 0, endsAt: now + window };
      counted.current = Math.max(0, counted.current + by);
      if (by > 0) keys.set(key, counted);
      return { current: counted.current, ttl: counted.endsAt - now };
    },
  };
}

function forgetEnded(keys: Map<string, Counted>, now: number): void {
  for (const [key, { endsAt }] of keys) {
    if (endsAt > now && keys.size < keysKept) return;
    keys.delete(key);
  }
}
