import type { Config } from '../config/config.ts';
import { isLocalName } from '../config/is-host-name.ts';
import { sharedFolders } from './reserved-paths.ts';

/** The requested host name, in lower case. */
export interface NamedHost {
  readonly name: string;
  /**
   * The application; the sites without a domain, if they have a separate host (`OCTAVO_SITES_URL`); or the site with
   * this domain, if there is one.
   */
  readonly role: 'app' | 'sites' | 'domain';
}

/** Maps host names to the application and the sites. */
export interface HostNames {
  /** Reads the `Host` header of a request. Without one, as HTTP/1.0 allows, the application answers. */
  read(host: string | undefined): NamedHost;
  /** The host name, if it could be the domain of a site and the path is one of its pages. */
  domainOf(host: string | undefined, url: string): string | undefined;
  /** Whether the sites without a domain are under this host. */
  hasSites(host: string | undefined): boolean;
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
  const roleOf = (name: string): NamedHost['role'] => {
    if (name === sites) return 'sites';
    return app.has(name) || isLocalName(name) ? 'app' : 'domain';
  };
  /** Clients send few different hosts, and a lookup is cheaper than parsing. */
  const known = new Map<string, NamedHost>();
  const read = (host = ''): NamedHost => {
    const found = known.get(host);
    if (found !== undefined) return found;
    const name = host
      .toLowerCase()
      .replace(/:\d*$/, '')
      .replace(/(?<=.)\.$/, '');
    const named = { name, role: roleOf(name) };
    if (known.size >= 1000) known.clear();
    known.set(host, named);
    return named;
  };
  return {
    read,
    domainOf(host, url) {
      if (host === undefined || isOnEveryHost(url)) return undefined;
      const { name, role } = read(host);
      return role === 'domain' ? name : undefined;
    },
    hasSites: (host) => read(host).role === (sites === undefined ? 'app' : 'sites'),
  };
}

/** The folders themselves may be pages: `/media/` leads to the page `/media`. */
export const isOnEveryHost = (url: string) =>
  sharedFolders.some((folder) => url.startsWith(folder) && !/^(\?|$)/.test(url.slice(folder.length)));
