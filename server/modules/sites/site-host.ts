import { isIP } from 'node:net';
import type { Config } from '../../platform/config.ts';
import { designFolder, siteFontFolder } from '../../platform/design-file.ts';
import { sitesPath } from '../../platform/site-address.ts';

/** What the server has at the same paths on every host. Pages of a site with a domain cannot be below them. */
const onEveryHost = new RegExp(`^(/api/|/media/|${designFolder}|${siteFontFolder}|${sitesPath}/assets/)`);

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
      if (host === undefined || onEveryHost.test(url)) return undefined;
      if (!known.has(host)) {
        if (known.size >= 1000) known.clear();
        known.set(host, read(host));
      }
      return known.get(host);
    },
  };
}
