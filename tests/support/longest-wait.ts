/**
 * The timeout of every wait for a condition, in milliseconds: several times the longest wait on a slow machine, so that no test
 * depends on speed.
 */
export const longestWait = 90_000;
