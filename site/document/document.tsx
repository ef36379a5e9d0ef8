import { renderToStaticMarkup } from 'react-dom/server';
import { intlTag } from '../../shared/intl.ts';
import { renderBlock } from '../render-block.tsx';
import type { SiteRenderEnv } from '../env.ts';
import type { SiteBlock } from '../site-block.ts';
import type { SiteDocument, SiteFrame, SiteHead } from '../site-document.ts';
import { imageAddress } from '../../field-plugins/sdk/contract/site-address.ts';
import type { Language } from '../../shared/languages.ts';

interface DocumentParts {
  readonly page: SiteDocument;
  readonly env: SiteRenderEnv;
  readonly main: string;
}

export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

/** `renderComponent` renders a component, or nothing. */
export function renderAround(
  { frame, path }: Pick<SiteDocument, 'frame' | 'path'>,
  env: SiteRenderEnv,
  renderComponent: (component: SiteBlock) => string = (component) => renderBlock(component, env, { path }),
): Surroundings {
  const { header, footer, announcement, others } = frame.components;
  const isAnnounced = announcement?.data?.['shown'] === true;
  return {
    before: [
      isAnnounced ? renderComponent(announcement) : '',
      (header && renderComponent(header)) || renderPlainHeader({ frame, path }, env),
    ].join(''),
    after: [
      ...others.map(renderComponent),
      (footer && renderComponent(footer)) || renderPlainFooter(frame),
    ].join(''),
  };
}

export function documentHtml({ page, env, main }: DocumentParts): string {
  const { frame, head, notice } = page;
  const { before, after } = renderAround(page, env);
  const body = [
    renderToStaticMarkup(
      <a className="s-skip" href="#s-main">
        {env.translate('skip')}
      </a>,
    ),
    notice === undefined ? '' : renderToStaticMarkup(<p className="s-draft-notice">{notice}</p>),
    before,
    // Every page has one h1: its title, if its first block shows none.
    `<main id="s-main" class="s-main" tabindex="-1">${main.includes('<h1') ? '' : renderHiddenTitle(page)}${main}</main>`,
    after,
  ].join('');
  const { language, rootClass } = rootOf(frame, env);
  return (
    `<!doctype html><html lang="${language}" class="${rootClass}">` +
    `<head>${renderHead(head, { siteName: frame.title, language: env.language })}</head>` +
    `<body><div class="s-page">${body}</div></body></html>`
  );
}

/** The attributes of the root element: `lang`, and the class that chooses the layout. */
export function rootOf({ kind }: SiteFrame, { language }: SiteRenderEnv) {
  return {
    language: intlTag(language).replace(/-RS$/, ''),
    rootClass: `s-site s-${kind.toLowerCase()}`,
  };
}

function renderHiddenTitle({ frame, head }: SiteDocument): string {
  return renderToStaticMarkup(<h1 className="s-hidden">{head.title.trim() || frame.title}</h1>);
}

/** A site without a header component still has a name and a link to its start page. */
function renderPlainHeader(
  { frame, path }: Pick<SiteDocument, 'frame' | 'path'>,
  env: SiteRenderEnv,
): string {
  return renderToStaticMarkup(
    <header className="s-block s-bg-white s-header">
      <div className="s-inner">
        <div className="s-brand">
          <a href={env.href('/')} {...(path === '/' && { 'aria-current': 'page' })}>
            <span className="s-site-name">{frame.title}</span>
          </a>
        </div>
      </div>
    </header>,
  );
}

function renderPlainFooter({ title }: SiteFrame): string {
  return renderToStaticMarkup(
    <footer className="s-block s-bg-light s-footer">
      <div className="s-inner">
        <p className="s-small-print">{title}</p>
      </div>
    </footer>,
  );
}

type Attributes = Readonly<Record<string, string | undefined>>;

function renderHead(
  head: SiteHead,
  { siteName, language }: { readonly siteName: string; readonly language: Language },
): string {
  const { title, description, canonical, image, styles, feed, icon, jsonLd, noindex } = head;
  const picture = imageAddress(image?.absoluteUrl);
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
