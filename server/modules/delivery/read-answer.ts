import type { ReadAnswer } from '../../platform/prepared-answer.ts';
import { originHeaders, plainHeaders } from './cross-origin.ts';

/**
 * How long shared caches may keep delivered content: one minute (docs/caching.md). A revoked key can read from a cache
 * for that long.
 */
const sharedForAMinute = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

export const pagesUrl = '/api/delivery/pages/';

/** The headers of delivered content, which a browser of the allowed origin may read. */
export function contentHeaders(allowed: string | undefined): ReadAnswer['headers'] {
  return { ...plainHeaders, 'cache-control': sharedForAMinute, ...originHeaders(allowed) };
}

export function answerMoved(movedTo: string, allowed: string | undefined): ReadAnswer {
  const location = `${pagesUrl}?path=${encodeURIComponent(movedTo)}`;
  return { status: 301, headers: { ...contentHeaders(allowed), location, 'content-length': '0' } };
}
