import type { Config } from './config.ts';
import { isLocalName } from './is-host-name.ts';

/**
 * What is served under a name: the application; the sites without a domain, if they have a host of their own
 * (`OCTAVO_SITES_URL`); or the site whose domain it is, if there is one.
 */
export type HostRole = 'app' | 'sites' | 'domain';

/** The name that a request asks for, in lower case, and what is served under it. */
export interface NamedHost {
  readonly name: string;
  readonly role: HostRole;
}

/** Tells what is served under the name that a request asks for. */
export interface HostNames {
  /** Reads the `Host` header of a request. Without one, as HTTP/1.0 allows, the application answers. */
  read(host: string | undefined): NamedHost;
}

/** Reads the names of the application and of the sites from the configuration. Machine-local names belong to the application. */
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
  /** Clients send few different hosts; reading one costs more than finding it here. */
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
