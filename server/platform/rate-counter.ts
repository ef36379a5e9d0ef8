import type { Clock } from './clock.ts';

/** How far a key has come in its window. */
export interface RateCount {
  /** Calls in the window, the one just counted included. */
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** Counts the calls that rate limits are about. Workers of one server count together, through their primary process. */
export interface RateCounter {
  /** Counts one call of a key, whose window of so many milliseconds began with the first call in it. */
  count(key: string, window: number): Promise<RateCount>;
}

interface Counted {
  current: number;
  readonly endsAt: number;
}

/** Keys of one length of window that are kept; beyond it the oldest is forgotten. */
const keysKept = 100_000;

/** Counts in this process's memory. */
export function createRateCounter(clock: Clock): RateCounter {
  /** By length of window, so that what ends first stands first. */
  const windows = new Map<number, Map<string, Counted>>();
  return {
    async count(key, window) {
      const now = clock.now();
      const keys = windows.get(window) ?? new Map<string, Counted>();
      windows.set(window, keys);
      forgetEnded(keys, now);
      const counted = keys.get(key) ?? { current: 0, endsAt: now + window };
      counted.current += 1;
      keys.set(key, counted);
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
