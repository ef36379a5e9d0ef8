import { srcsetOf } from '../../../shared/image-sizes.ts';
import type { SiteRenderEnv, InquiryState } from '../../../site/env.ts';
import type { Dependencies } from '../../platform/context.ts';
import { sitesPath, type HostedSite } from '../../platform/sites/site-address.ts';
import type { SiteTheme } from '../../platform/sites/site-theme.ts';
import type { SiteFrame } from '../../../site/site-document.ts';
import type { Config } from '../../platform/config/config.ts';

interface RenderedPage {
  readonly site: Pick<HostedSite, 'slug' | 'language'>;
  /** The path of the site on the requested host: empty on its own domain. */
  readonly base: string;
  /** The path of the page, to which its form leads back; undefined for a page without forms. */
  readonly path?: string;
  readonly inquiry?: InquiryState | undefined;
}

export function makeSiteRenderEnv(
  { translations }: Pick<Dependencies, 'translations'>,
  { renderers }: SiteTheme,
  { site, base, path, inquiry }: RenderedPage,
): SiteRenderEnv {
  const { slug, language } = site;
  return {
    language,
    translate: (key, params) => translations.translate(language, 'site', key, params),
    href: (url) => addressOf(url, base),
    inquiries:
      path === undefined ? undefined : `${sitesPath}/${slug}/inquiries?page=${encodeURIComponent(path)}`,
    inquiry,
    // External images have no sizes.
    srcset: (image) => (image.url.startsWith('/media/') ? srcsetOf(image) : undefined),
    marks: false,
    audience: 'site',
    renderers,
  };
}

const schemes = /^(https?|mailto|tel):/i;

/** Prefixes an internal path, keeps an external address, and blocks executable ones. */
function addressOf(url: string, base: string): string {
  if (url.startsWith('/') && !/^\/[/\\]/.test(url)) return `${base}${url}`;
  return schemes.test(url) || /^[#?]/.test(url) ? url : '#';
}

export function stylesOf({ styles }: Pick<SiteTheme, 'styles'>): readonly string[] {
  return [...styles.keys()].map((name) => `${sitesPath}/assets/${name}`);
}

/** The frame of a page that belongs to no site. */
export function frameOfNoSite({ brand }: Pick<Config, 'brand'>): SiteFrame {
  return { title: brand.name, kind: 'PORTFOLIO', components: { others: [] } };
}
