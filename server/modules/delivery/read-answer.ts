import type { IncomingHttpHeaders } from 'node:http';
import { originHeaders, plainHeaders } from './cross-origin.ts';
import type { Prepared } from './delivery-caches.ts';
import type { Variant } from './prepared-answer.ts';

/** Everything that a delivery read is answered with, whoever sends it. */
export interface ReadAnswer {
  readonly status: 200 | 301 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes?: Buffer;
}

export const siteUrl = '/api/delivery/site/';
export const pagesUrl = '/api/delivery/pages/';

/** For how long others than the site may keep what they read. */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const always = { ...plainHeaders, 'cache-control': cacheControl };

/** What leads to where the page is now. */
export function answerMoved(movedTo: string, allowed: string | undefined): ReadAnswer {
  const location = `${pagesUrl}?path=${encodeURIComponent(movedTo)}`;
  return { status: 301, headers: { ...always, ...originHeaders(allowed), location, 'content-length': '0' } };
}

/** Answers with content; with nothing of it when `If-None-Match` says that it is known. */
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
