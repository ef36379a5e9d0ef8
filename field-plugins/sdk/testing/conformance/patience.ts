/**
 * How long a step may keep a thread busy, in milliseconds. One takes milliseconds of a processor, and a slow processor takes ten
 * times as many. On a busy machine it waits for its turn, so the clock may say much more.
 */
export const patience = { processor: 4000, clock: 20_000 } as const;
