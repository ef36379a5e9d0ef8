import { pictureAddress } from '../../field-plugins/sdk/contract/site-address.ts';
import { intlTag } from '../../shared/intl.ts';
import type { Language } from '../../shared/languages.ts';
import type { SiteHead } from '../site-document.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** The content of `head`, as HTML: for browsers, search engines and shared links. */
export function renderHead(
  head: SiteHead,
  { siteName, language }: { readonly siteName: string; readonly language: Language },
): string {
  const { title, description, canonical, image, styles, feed, icon, jsonLd, noindex } = head;
  const picture = pictureAddress(image?.absoluteUrl);
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escape(title.trim() || siteName)}</title>`,
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    meta('description', description),
    noindex ? meta('robots', 'noindex') : '',
    link('canonical', canonical),
    link('icon', icon),
    feed === undefined
      ? ''
      : tag('link', { rel: 'alternate', type: 'application/rss+xml', title: feed.title, href: feed.url }),
    property('og:title', title.trim() || siteName),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', intlTag(language).replaceAll('-', '_')),
    property('og:description', description),
    property('og:url', canonical),
    ...(image === undefined || picture === undefined
      ? []
      : [
          property('og:image', picture),
          property('og:image:width', image.width > 0 ? String(image.width) : ''),
          property('og:image:height', image.height > 0 ? String(image.height) : ''),
          property('og:image:alt', image.alt),
        ]),
    meta('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    jsonLd === undefined ? '' : `<script type="application/ld+json">${scriptJson(jsonLd)}</script>`,
  ].join('');
}

function meta(name: string, content: string): string {
  return content.trim() === '' ? '' : tag('meta', { name, content });
}

function property(name: string, content: string | undefined): string {
  return content === undefined || content.trim() === '' ? '' : tag('meta', { property: name, content });
}

function link(rel: string, href: string | undefined): string {
  return href === undefined || href === '' ? '' : tag('link', { rel, href });
}

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value = '']) => ` ${key}="${escape(value)}"`);
  return `<${name}${written.join('')}>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escapes JSON so that it cannot end its script: `</script>` and `<!--` keep their meaning without their first letter. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
