import type { Language } from '../../../shared/languages.ts';
import type { Config } from '../config/config.ts';

/** The path below which the sites of workspaces are, each under its slug. */
export const sitesPath = '/sites';

/** The path below which links to drafts are, each with its token. */
export const previewsPath = '/previews';

export interface SitePlace {
  readonly slug: string;
  /** The proven host name of the site, or null. */
  readonly domain: string | null;
}

/** A site that visitors may see. */
export interface HostedSite extends SitePlace {
  readonly workspace: string;
  readonly language: Language;
}

/** The site of a domain. While it is not open, visitors get a not-found page. */
export interface SiteAtDomain extends HostedSite {
  readonly isOpen: boolean;
}

/** The full address of a site without a trailing slash: that of its domain if it has one. */
export function siteAddress(
  config: Pick<Config, 'publicUrl' | 'sitesUrl'>,
  { slug, domain }: SitePlace,
): string {
  if (domain === null) return `${sitesBase(config)}${sitesPath}/${slug}`;
  const url = new URL(config.publicUrl);
  url.hostname = domain;
  return url.origin;
}

/** The base URL of all content that members publish, without a trailing slash. */
export function sitesBase({ publicUrl, sitesUrl }: Pick<Config, 'publicUrl' | 'sitesUrl'>): string {
  return sitesUrl ?? publicUrl;
}
