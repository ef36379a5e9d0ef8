/** Where the time comes from, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The time of this machine. */
export const systemClock: Clock = Object.freeze({ now: () => Date.now() });

/** The moment as records store it: ISO 8601 UTC with milliseconds; such texts sort by time. */
export function timestamp(clock: Clock, offset = 0): string {
  return new Date(clock.now() + offset).toISOString();
}
