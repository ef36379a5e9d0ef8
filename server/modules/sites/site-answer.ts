import type { IncomingHttpHeaders } from 'node:http';
import { answerPrepared, type ReadAnswer, type Variant } from '../../platform/prepared-answer.ts';
import type { SiteAnswer } from './site-pages.ts';

/**
 * Headers of every answer to visitors of a site. Pages load styles, images and fonts of their own host, send forms
 * there, and run no scripts. `connect-src` is for tools that check a page, such as Lighthouse, and connect to its host
 * from the page.
 */
export const siteHeaders = Object.freeze({
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; " +
    "base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
});

/**
 * Shared caches may keep a page for 30 seconds. Browsers revalidate each time: with delivery's
 * `stale-while-revalidate`, they would show an author the old page after publishing.
 */
const always = { ...siteHeaders, 'cache-control': 'public, max-age=0, s-maxage=30' };

/** Answers with a page, or with 304 if `If-None-Match` names it. */
export function answerPage(
  { answer }: Extract<SiteAnswer, { answer: unknown }>,
  variant: Variant,
  headers: IncomingHttpHeaders,
): ReadAnswer {
  return answerPrepared(answer, variant, { headers, always });
}

/** Redirects to a path of the site and keeps the query. */
export function answerMoved(base: string, movedTo: string, query: string): ReadAnswer {
  return {
    status: 301,
    headers: { ...always, location: `${base}${movedTo}${query}`, 'content-length': '0' },
  };
}
