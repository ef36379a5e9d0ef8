/**
 * Milliseconds after which a wait for a condition counts as hung. Nothing depends on how fast the machine is, so it is several
 * times what a slow one needs.
 */
export const longestWait = 90_000;
