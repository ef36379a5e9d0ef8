/**
 * How long shared caches may keep delivered content: one minute (docs/caching.md). A revoked key can read from a cache
 * for that long.
 */
export const sharedForAMinute = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
