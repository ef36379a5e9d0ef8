import type { IncomingHttpHeaders } from 'node:http';
import { originHeaders, plainHeaders } from './cross-origin.ts';
import type { Prepared } from './delivery-caches.ts';
import type { Variant } from './prepared-answer.ts';

/** The full answer to a delivery read, whichever part of the server sends it. */
export interface ReadAnswer {
  readonly status: 200 | 301 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes?: Buffer;
}

export const pagesUrl = '/api/delivery/pages/';

/**
 * How long shared caches may keep an answer. Together the two are how long a revoked key can still read from a cache:
 * one minute, as docs/caching.md says.
 */
const cacheControl = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
const always = { ...plainHeaders, 'cache-control': cacheControl };

/** Redirects to the page's current path. */
export function answerMoved(movedTo: string, allowed: string | undefined): ReadAnswer {
  const location = `${pagesUrl}?path=${encodeURIComponent(movedTo)}`;
  return { status: 301, headers: { ...always, ...originHeaders(allowed), location, 'content-length': '0' } };
}

/** Answers with content, or with 304 if `If-None-Match` names it. */
export function answerContent(
  { answer }: Extract<Prepared, { answer: unknown }>,
  variant: Variant,
  asked: { readonly headers: IncomingHttpHeaders; readonly allowed: string | undefined },
): ReadAnswer {
  const { etag, bytes, encoding } = variant;
  const condition = asked.headers['if-none-match'];
  if (condition !== undefined && answer.isKnown(condition))
    return { status: 304, headers: { ...always, ...originHeaders(asked.allowed), etag } };
  return {
    status: 200,
    headers: {
      ...always,
      ...originHeaders(asked.allowed),
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes.length),
    },
    bytes,
  };
}
