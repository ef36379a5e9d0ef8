import { shownFields } from '../../../content-model/shown-fields.ts';
import { imageSizes } from '../../../shared/image-sizes.ts';
import { fillTitleTemplate } from '../../../shared/seo-title.ts';
import type { SiteBlock } from '../../../site/site-block.ts';
import type { SiteDocument, SiteFrame } from '../../../site/site-document.ts';
import type { Context, Dependencies, AnonymousActor } from '../../platform/context.ts';
import { siteAddress, sitesBase } from '../../platform/sites/site-address.ts';
import type { LiveBlock, LivePage, SiteFace } from '../delivery/service.ts';
import type { HostedSite } from '../../platform/sites/site-address.ts';

/** The common parts of all pages of a site. */
export interface SiteShell extends Pick<SiteFace, 'workspace' | 'seo'> {
  readonly frame: SiteFrame;
  /** The path of the style sheet with the site's design. */
  readonly designStyle: string;
  /** The path of the tab icon, if the site has one. */
  readonly icon: string | undefined;
}

export function makeShell(
  { workspace, seo, design, components }: SiteFace,
  dependencies: Dependencies,
): SiteShell {
  // Pages load all assets from the requested host.
  const { publicUrl } = dependencies.config;
  const here = (url: string) => (url.startsWith(publicUrl) ? url.slice(publicUrl.length) : url);
  const blocks = components.map((component) => toSiteBlock(component, dependencies));
  const named = new Map(blocks.map((block) => [block.type_slug, block]));
  const known = Object.fromEntries(
    (['header', 'footer', 'announcement'] as const).flatMap((slug) => {
      const block = named.get(slug);
      return block === undefined ? [] : [[slug, slug === 'header' ? withLogo(block) : block]];
    }),
  );
  /** Adds the design's logo to a header without its own. */
  function withLogo(header: SiteBlock): SiteBlock {
    const logo = header.data['logo'];
    if (design.logo === null || (Array.isArray(logo) && logo.length > 0)) return header;
    const shown = { ...design.logo, url: here(design.logo.url) };
    return { ...header, data: { ...header.data, logo: [shown] } };
  }
  const others = blocks.filter(({ type_slug }) => !Object.hasOwn(known, type_slug));
  const frame = { title: workspace.title, kind: workspace.type, components: { ...known, others } };
  // Its smallest size is enough.
  const icon =
    design.favicon === null ? undefined : here((imageSizes(design.favicon)[0] ?? design.favicon).url);
  return { workspace, seo, frame, designStyle: here(design.css), icon };
}

interface PageOfSite {
  readonly site: HostedSite;
  readonly shell: SiteShell;
  readonly page: LivePage;
  /** The path of the site on the requested host: empty on its own domain. */
  readonly base: string;
  readonly styles: readonly string[];
  /** Whether it answers a form, so it is not indexed. */
  readonly isAnswer: boolean;
}

/** The theme's input for a live page. */
export function makeDocument(
  context: Context<AnonymousActor>,
  { site, shell, page, base, styles, isAnswer }: PageOfSite,
): SiteDocument {
  const { workspace, seo } = shell;
  const address = siteAddress(context.config, site);
  const canonical = `${address}${page.url_path}`;
  const description = seo.description || workspace.description;
  const picture = seo.image ?? undefined;
  const image = picture && {
    ...picture,
    absoluteUrl: new URL(picture.url, site.domain === null ? sitesBase(context.config) : address).href,
  };
  return {
    frame: shell.frame,
    path: page.url_path,
    blocks: page.blocks.map((block) => toSiteBlock(block, context)),
    head: {
      title: fillTitleTemplate(seo.title_template, { title: page.title, workspace: workspace.title }),
      description,
      canonical,
      styles,
      jsonLd: describePage({ site, page, address, name: workspace.title, description, image }),
      noindex: isAnswer,
      ...(image && { image }),
      ...(shell.icon !== undefined && { icon: shell.icon }),
      ...(workspace.type === 'BLOG' && { feed: { url: `${base}/feed.xml`, title: workspace.title } }),
    },
  };
}

interface Described {
  readonly site: HostedSite;
  readonly page: LivePage;
  readonly address: string;
  readonly name: string;
  readonly description: string;
  readonly image: { readonly absoluteUrl: string } | undefined;
}

/** The JSON-LD of a page for search engines (schema.org). */
function describePage({ site, page, address, name, description, image }: Described): unknown {
  const about = {
    inLanguage: site.language,
    ...(description !== '' && { description }),
    ...(image && { image: image.absoluteUrl }),
  };
  const whole = { '@type': 'WebSite', name, url: `${address}/` };
  if (page.url_path === '/') return { '@context': 'https://schema.org', ...whole, ...about };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.title,
    url: `${address}${page.url_path}`,
    ...about,
    ...(page.published_at !== null && { dateModified: page.published_at }),
    isPartOf: whole,
  };
}

export function toSiteBlock(
  { content_model, ...block }: LiveBlock,
  { registry }: Pick<Dependencies, 'registry'>,
): SiteBlock {
  return { ...block, fields: shownFields({ content_model }, registry) };
}
