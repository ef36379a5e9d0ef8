import { intlTag } from '../../../shared/intl.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { HostedSite } from '../../platform/sites/site-address.ts';
import type { DeliverySite } from '../../../shared/wire/delivery.ts';
import { yieldToOthers } from '../../platform/limits/time-slices.ts';

export const pagesInFeed = 20;

interface Feed {
  readonly site: HostedSite;
  /** The full address of the site. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly pages: readonly {
    readonly id: string;
    readonly url_path: string;
    readonly title: string;
    /** When it was first published. */
    readonly published_at: string;
  }[];
}

/** `feed.xml`: the newest pages of a blog, in RSS 2.0. */
export function writeFeed({ site, address, title, description, pages }: Feed): string {
  const items = pages.map(
    (page) =>
      `<item><title>${xmlText(page.title)}</title><link>${xmlText(`${address}${page.url_path}`)}</link>` +
      // The address of a page may change.
      `<guid isPermaLink="false">${xmlText(page.id)}</guid>` +
      `<pubDate>${new Date(page.published_at).toUTCString()}</pubDate></item>\n`,
  );
  return [
    `${xmlHeader}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n`,
    `<title>${xmlText(title)}</title><link>${xmlText(`${address}/`)}</link>`,
    `<description>${xmlText(description || title)}</description><language>${intlTag(site.language)}</language>`,
    `<atom:link href="${xmlText(`${address}/feed.xml`)}" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

/** Maximum addresses that the protocol allows in one file (sitemaps.org). */
const most = 50_000;

/** Pages written per time slice. */
const atOnce = 2000;

/** `sitemap.xml` with the first 50,000 live pages of a site. */
export async function writeSitemap(address: string, pages: DeliverySite['pages']): Promise<string> {
  const parts = [xmlHeader, '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'];
  for (const [index, { url_path, published_at }] of pages.slice(0, most).entries()) {
    if (index > 0 && index % atOnce === 0) await yieldToOthers();
    const changed = published_at === null ? '' : `<lastmod>${published_at}</lastmod>`;
    parts.push(`<url><loc>${xmlText(`${address}${url_path}`)}</loc>${changed}</url>\n`);
  }
  return [...parts, '</urlset>\n'].join('');
}

/** `robots.txt`: allows everything, and names the sitemap. */
export function writeRobots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;
}

const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';

// oxlint-disable-next-line no-control-regex -- These are the characters that XML 1.0 does not allow.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text inside an element, without control characters. */
function xmlText(text: string): string {
  return escapeHtml(text.toWellFormed().replaceAll(notInXml, ''));
}
