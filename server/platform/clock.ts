/** Where the time comes from, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment. Setting the machine's time does not change it. */
  elapsed(): number;
}

/** This machine's time. */
export const systemClock: Clock = Object.freeze({
  now: () => Date.now(),
  elapsed: () => performance.now(),
});

/** The time as records store it: ISO 8601 UTC with milliseconds. As text it sorts by time. */
export function timestamp(clock: Clock, offset = 0): string {
  return new Date(clock.now() + offset).toISOString();
}
