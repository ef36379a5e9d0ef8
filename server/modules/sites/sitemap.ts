import type { DeliverySite } from '../../../shared/wire/delivery.ts';
import { yieldToOthers } from '../../platform/limits/time-slices.ts';
import { xmlHeader, xmlText } from './xml.ts';

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
