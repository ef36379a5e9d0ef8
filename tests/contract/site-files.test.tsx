import { describe, expect, it } from 'vitest';
import { writeFeed, writeSitemap } from '../../server/modules/sites/site-files.ts';

const site = { workspace: 'w', slug: 'salt', domain: null, language: 'sr-Cyrl' } as const;
const address = 'https://octavo.example/sites/salt';
const hostile = `</title>]]><![CDATA[ "Со" & 'salt' &amp; <b>\u{1f419}</b>`;
const pages = [
  { id: 'page-1', url_path: '/first', title: hostile, published_at: '2026-11-25T09:08:07.006Z' },
  { id: 'page-2', url_path: '/', title: 'Cut \u0000off \ud800', published_at: '2024-02-29T23:59:59.999Z' },
];

/** Fails if the text is no XML. */
function parse(xml: string): Document {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

/** The children of an element by name, each at most once. */
function childrenOf(element: Element): ReadonlyMap<string, Element> {
  const names = [...element.children].map(({ nodeName }) => nodeName);
  expect(names).toEqual([...new Set(names)]);
  return new Map([...element.children].map((child) => [child.nodeName, child]));
}

const text = (children: ReadonlyMap<string, Element>, name: string) => children.get(name)?.textContent ?? '';
const isAbsolute = (url: string) => /^https?:$/.test(new URL(url).protocol) && new URL(url).href === url;

describe('the feed of a site', () => {
  const channelOf = (document: Document) => {
    const { documentElement: rss } = document;
    expect([rss.nodeName, rss.getAttribute('version'), rss.children.length]).toEqual(['rss', '2.0', 1]);
    const [channel] = rss.children;
    if (channel?.nodeName !== 'channel') throw new Error('A feed has one channel.');
    return channel;
  };
  const feed = { site, address, title: hostile, description: '', pages };

  it('has the required elements of an RSS 2.0 channel', () => {
    const channel = channelOf(parse(writeFeed(feed)));
    for (const item of channel.querySelectorAll('item')) item.remove();
    const about = childrenOf(channel);
    expect([...about.keys()]).toEqual(['title', 'link', 'description', 'language', 'atom:link']);
    expect(text(about, 'title')).toBe(hostile);
    expect(text(about, 'description')).toBe(hostile);
    expect(isAbsolute(text(about, 'link'))).toBe(true);
    expect(text(about, 'language')).toBe('sr-Cyrl-RS');
    const self = about.get('atom:link');
    expect(self?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(self?.getAttribute('rel')).toBe('self');
    expect(self?.getAttribute('type')).toBe('application/rss+xml');
    expect(self?.getAttribute('href')).toBe(`${address}/feed.xml`);
  });

  it('has items with a title, an address, an id and a date of RFC 822', () => {
    const items = [...channelOf(parse(writeFeed(feed))).querySelectorAll('item')].map(childrenOf);
    expect(items).toHaveLength(pages.length);
    for (const [index, item] of items.entries()) {
      const page = pages[index];
      expect([...item.keys()]).toEqual(['title', 'link', 'guid', 'pubDate']);
      expect(isAbsolute(text(item, 'link'))).toBe(true);
      expect(text(item, 'link')).toBe(`${address}${page?.url_path}`);
      expect(text(item, 'guid')).toBe(page?.id);
      // It is no address.
      expect(item.get('guid')?.getAttribute('isPermaLink')).toBe('false');
      const date = text(item, 'pubDate');
      expect(date).toMatch(
        /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/,
      );
      expect(new Date(date).toISOString().slice(0, 19)).toBe(page?.published_at.slice(0, 19));
    }
    expect(items.map((item) => text(item, 'title'))).toEqual([hostile, 'Cut off \ufffd']);
  });

  it('of a site without pages is a feed without items', () => {
    expect(channelOf(parse(writeFeed({ ...feed, pages: [] }))).querySelector('item')).toBeNull();
  });
});

describe('the sitemap of a site', () => {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

  it('has the namespace, the addresses and the dates of sitemaps.org', async () => {
    const longest = `/${'a'.repeat(254)}`;
    const listed = [
      ...pages,
      { id: 'page-3', url_path: longest, title: 'Never published', published_at: null },
    ];
    const { documentElement: set } = parse(await writeSitemap(address, listed));
    expect([set.nodeName, set.namespaceURI]).toEqual(['urlset', namespace]);
    const urls = [...set.children].map((url) => {
      expect([url.nodeName, url.namespaceURI]).toEqual(['url', namespace]);
      return childrenOf(url);
    });
    for (const [index, url] of urls.entries()) {
      const loc = text(url, 'loc');
      expect([isAbsolute(loc), loc.length < 2048]).toEqual([true, true]);
      expect(loc).toBe(`${address}${listed[index]?.url_path}`);
    }
    expect(urls.map((url) => [...url.keys()])).toEqual([['loc', 'lastmod'], ['loc', 'lastmod'], ['loc']]);
    // A date and time of W3C.
    for (const url of urls.slice(0, 2))
      expect(text(url, 'lastmod')).toMatch(
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
      );
  });

  it('has at most 50,000 addresses, in less than 50 MB', async () => {
    const many = Array.from({ length: 50_001 }, (_, n) => ({
      ...{ id: `page-${n}`, title: 'Page', published_at: '2026-11-25T09:08:07.006Z' },
      url_path: `/${'a'.repeat(200)}-${n}`,
    }));
    const xml = await writeSitemap(address, many);
    expect(xml.match(/<url>/g)).toHaveLength(50_000);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  });
});
