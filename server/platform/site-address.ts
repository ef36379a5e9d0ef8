import type { Language } from '../../shared/languages.ts';
import type { Config } from './config.ts';

/** The path below which the sites of workspaces are, each under its slug. */
export const sitesPath = '/sites';

/** Where a site can be found. */
export interface SitePlace {
  readonly slug: string;
  /** The host name of its own, or null. */
  readonly domain: string | null;
}

/** A site that visitors may see. */
export interface HostedSite extends SitePlace {
  readonly workspace: string;
  readonly language: Language;
}

/** The full address of a site without the last slash: that of its domain if it has one. */
export function siteAddress({ publicUrl }: Pick<Config, 'publicUrl'>, { slug, domain }: SitePlace): string {
  if (domain === null) return `${publicUrl}${sitesPath}/${slug}`;
  const url = new URL(publicUrl);
  url.hostname = domain;
  return url.origin;
}
