/**
 * Milliseconds after which a wait for a condition counts as hung: several times the wait on a slow machine, so that no test
 * depends on speed.
 */
export const longestWait = 90_000;
