import type { ReadAnswer } from '../../platform/prepared-answer.ts';

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
export const pageHeaders = { ...siteHeaders, 'cache-control': 'public, max-age=0, s-maxage=30' };

/** Redirects to a path of the site and keeps the query. */
export function answerMoved(base: string, movedTo: string, query: string): ReadAnswer {
  return {
    status: 301,
    headers: { ...pageHeaders, location: `${base}${movedTo}${query}`, 'content-length': '0' },
  };
}
