import type { Language } from '../../shared/languages.ts';
import type { Config } from './config.ts';

/** The path below which the sites of workspaces are, each under its slug. */
export const sitesPath = '/sites';

/** The path below which links to drafts are, each with its token. */
export const previewsPath = '/previews';

/** Where a site can be found. */
export interface SitePlace {
  readonly slug: string;
  /** The host name that is proved to be its own, or null. */
  readonly domain: string | null;
}

/** A site that visitors may see. */
export interface HostedSite extends SitePlace {
  readonly workspace: string;
  readonly language: Language;
}

/** The site that has a domain. While it is not open, visitors see that nothing is there. */
export interface SiteAtDomain extends HostedSite {
  readonly isOpen: boolean;
}

/** The full address of a site without the last slash: that of its domain if it has one. */
export function siteAddress(
  config: Pick<Config, 'publicUrl' | 'sitesUrl'>,
  { slug, domain }: SitePlace,
): string {
  if (domain === null) return `${sitesBase(config)}${sitesPath}/${slug}`;
  const url = new URL(config.publicUrl);
  url.hostname = domain;
  return url.origin;
}

/** The address below which everything is that members show to visitors, without a slash at the end. */
export function sitesBase({ publicUrl, sitesUrl }: Pick<Config, 'publicUrl' | 'sitesUrl'>): string {
  return sitesUrl ?? publicUrl;
}
