import type { Config } from '../config/config.ts';
import { isLocalName } from '../config/is-host-name.ts';

/**
 * The role of a host name: the application; the sites without a domain, if they have a separate host
 * (`OCTAVO_SITES_URL`); or the site with this domain, if there is one.
 */
export type HostRole = 'app' | 'sites' | 'domain';

/** The requested host name in lower case, and its role. */
export interface NamedHost {
  readonly name: string;
  readonly role: HostRole;
}

export interface HostNames {
  /** Reads the `Host` header of a request. Without one, as HTTP/1.0 allows, the application answers. */
  read(host: string | undefined): NamedHost;
}

/**
 * Reads the host names of the application and of the sites from the configuration. Machine-local names belong to the
 * application.
 */
export function createHostNames({
  publicUrl,
  sitesUrl,
  otherHosts,
}: Pick<Config, 'publicUrl' | 'sitesUrl' | 'otherHosts'>): HostNames {
  const app = new Set([new URL(publicUrl).hostname, ...otherHosts]);
  const sites = sitesUrl && new URL(sitesUrl).hostname;
  const roleOf = (name: string): HostRole => {
    if (name === sites) return 'sites';
    return app.has(name) || isLocalName(name) ? 'app' : 'domain';
  };
  /** Clients send few different hosts, and a lookup is cheaper than parsing. */
  const known = new Map<string, NamedHost>();
  return {
    read(host = '') {
      const found = known.get(host);
      if (found !== undefined) return found;
      const name = host
        .toLowerCase()
        .replace(/:\d*$/, '')
        .replace(/(?<=.)\.$/, '');
      const read = { name, role: roleOf(name) };
      if (known.size >= 1000) known.clear();
      known.set(host, read);
      return read;
    },
  };
}
