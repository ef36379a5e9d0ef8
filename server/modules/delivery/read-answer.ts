import type { IncomingHttpHeaders } from 'node:http';
import { answerPrepared, type ReadAnswer, type Variant } from '../../platform/prepared-answer.ts';
import { originHeaders, plainHeaders } from './cross-origin.ts';
import type { Prepared } from './delivery-caches.ts';

/**
 * How long shared caches may keep delivered content: one minute (docs/caching.md). A revoked key can read from a cache
 * for that long.
 */
const sharedForAMinute = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

export const pagesUrl = '/api/delivery/pages/';

const always = { ...plainHeaders, 'cache-control': sharedForAMinute };

export function answerMoved(movedTo: string, allowed: string | undefined): ReadAnswer {
  const location = `${pagesUrl}?path=${encodeURIComponent(movedTo)}`;
  return { status: 301, headers: { ...always, ...originHeaders(allowed), location, 'content-length': '0' } };
}

/** Answers with content, or with 304 if `If-None-Match` names it. */
export function answerContent(
  { answer }: Extract<Prepared, { answer: unknown }>,
  variant: Variant,
  { headers, allowed }: { readonly headers: IncomingHttpHeaders; readonly allowed: string | undefined },
): ReadAnswer {
  return answerPrepared(answer, variant, { headers, always: { ...always, ...originHeaders(allowed) } });
}
