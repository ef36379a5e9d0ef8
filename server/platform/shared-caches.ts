/**
 * How long shared caches may keep delivered content: one minute, as docs/caching.md says. That is how long a revoked key can
 * still read from a cache.
 */
export const sharedForAMinute = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
