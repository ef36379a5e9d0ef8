import type { IncomingHttpHeaders } from 'node:http';
import { answerPrepared, type ReadAnswer, type Variant } from '../../platform/prepared-answer.ts';
import { sharedForAMinute } from './shared-caches.ts';
import { originHeaders, plainHeaders } from './cross-origin.ts';
import type { Prepared } from './delivery-caches.ts';

export const pagesUrl = '/api/delivery/pages/';

const always = { ...plainHeaders, 'cache-control': sharedForAMinute };

/** Redirects to the page's current path. */
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
