import { intlTag } from '../../../shared/intl.ts';
import type { HostedSite } from '../../platform/sites/site-address.ts';
import { xmlHeader, xmlText } from './xml.ts';

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
