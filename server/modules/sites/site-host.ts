import type { Config } from '../../platform/config/config.ts';
import { createHostNames, type HostNames } from '../../platform/sites/host-names.ts';
import { sharedFolders } from '../../platform/sites/reserved-paths.ts';

/** Maps host names to the application and the sites. */
export interface SiteHosts {
  read: HostNames['read'];
  /** The host name, if it could be the domain of a site and the path is one of its pages. */
  domainOf(host: string | undefined, url: string): string | undefined;
  /** Whether the sites without a domain are under this host. */
  hasSites(host: string | undefined): boolean;
}

export function createSiteHosts(config: Pick<Config, 'publicUrl' | 'sitesUrl' | 'otherHosts'>): SiteHosts {
  const { read } = createHostNames(config);
  const ofSites = config.sitesUrl === undefined ? 'app' : 'sites';
  return {
    read,
    domainOf(host, url) {
      if (host === undefined || isOnEveryHost(url)) return undefined;
      const { name, role } = read(host);
      return role === 'domain' ? name : undefined;
    },
    hasSites: (host) => read(host).role === ofSites,
  };
}

/** The folders themselves may be pages: `/media/` leads to the page `/media`. */
export const isOnEveryHost = (url: string) =>
  sharedFolders.some((folder) => url.startsWith(folder) && !/^(\?|$)/.test(url.slice(folder.length)));
