/** The source of time, replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Monotonic milliseconds, unaffected by changes of the machine's time. */
  elapsed(): number;
}

export const systemClock: Clock = Object.freeze({
  now: () => Date.now(),
  elapsed: () => performance.now(),
});

/**
 * The time at which a switch was turned on, to be stored: null turns it off, and undefined leaves it unchanged. `at` is the stored
 * time.
 */
export function switchedAt(
  wanted: boolean | undefined,
  at: string | null,
  now: string,
): string | null | undefined {
  if (wanted === undefined || wanted === (at !== null)) return undefined;
  return wanted ? now : null;
}

/** The time as stored in records: ISO 8601 UTC with milliseconds, which sorts as text. */
export function timestamp(clock: Clock, offset = 0): string {
  return new Date(clock.now() + offset).toISOString();
}
