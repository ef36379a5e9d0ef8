/**
 * How long shared caches may keep published content: one minute, as docs/caching.md says. That is how long a revoked key can
 * still read from a cache, and a site that was switched off can still be seen.
 */
export const sharedForAMinute = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
