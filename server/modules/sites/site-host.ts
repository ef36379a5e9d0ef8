import { isIP } from 'node:net';
import type { Config } from '../../platform/config.ts';
import { sharedFolders } from '../../platform/reserved-paths.ts';

/** The folders themselves may be pages: `/media/` leads to the page `/media`. */
const isOnEveryHost = (url: string) =>
  sharedFolders.some((folder) => url.startsWith(folder) && !/^(\?|$)/.test(url.slice(folder.length)));

/** Reads of a request what may make it one for a site with a domain of its own. */
export interface SiteHosts {
  /** The host name, if it could be the domain of a site and the path is one of its pages. */
  domainOf(host: string | undefined, url: string): string | undefined;
}

export function createSiteHosts({ publicUrl }: Pick<Config, 'publicUrl'>): SiteHosts {
  const own = new URL(publicUrl).hostname;
  /** Clients send few different hosts; reading one costs more than finding it here. */
  const known = new Map<string, string | undefined>();
  const read = (host: string) => {
    const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
    return name === own || !name.includes('.') || isIP(name) !== 0 ? undefined : name;
  };
  return {
    domainOf(host, url) {
      if (host === undefined || isOnEveryHost(url)) return undefined;
      if (!known.has(host)) {
        if (known.size >= 1000) known.clear();
        known.set(host, read(host));
      }
      return known.get(host);
    },
  };
}
