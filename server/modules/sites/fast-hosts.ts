import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/context.ts';
import { designFolder, siteFontFolder } from '../../platform/sites/design-file.ts';
import { isOnEveryHost, type HostNames, type NamedHost } from '../../platform/sites/host-names.ts';
import { acceptsScreen } from '../../platform/http/files/serve-client.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { isLocalName } from '../../platform/config/is-host-name.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { previewsPath, sitesPath } from '../../platform/sites/site-address.ts';
import type { HostedSites } from './hosted-site.ts';

/** Paths that monitors may request under any name, such as that of a service. They reveal no user data. */
const ofMonitors = /^\/(api\/system\/(ping|ready)|metrics)\/?(\?|$)/;

/** Paths that visitors of a site on its domain load. The API is only on the host of the application. */
const ofDomains = /^\/(?!api\/)/;

/** Paths on the host of the sites without a domain. */
const ofSites = [sitesPath, previewsPath, '/media/', designFolder, siteFontFolder, '/robots.txt'];

/** Maximum log lines about names: a proxy that forwards everything must not flood the log. */
const namesLogged = 20;

/**
 * Answers only under the hosts of the operator and the domains of sites, and keeps them apart: published content is
 * never on the host of the sign-in, unless the operator has not configured a host for sites. Finds the site whose
 * domain a request names. Register it before calls are admitted.
 */
export function separateHosts(
  app: App,
  { sites, hosts }: { readonly sites: HostedSites; readonly hosts: HostNames },
  { config, log }: Pick<Dependencies, 'config' | 'log'>,
): void {
  const own = new URL(config.publicUrl).hostname;
  const logged = new Set<string>();
  const warnOf = ({ name, role }: NamedHost) => {
    if (name === '' || name === own || config.otherHosts.includes(name) || role === 'sites') return;
    if ((isLocalName(name) && isLocalName(own)) || logged.has(name) || logged.size >= namesLogged) return;
    logged.add(name);
    log.warn(
      { host: name, publicUrl: config.publicUrl },
      'requests come under another name than OCTAVO_PUBLIC_URL: does the proxy pass on the Host header, and is a name missing in OCTAVO_HOSTS?',
    );
  };
  app.decorateRequest('siteOfHost', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    if (ofMonitors.test(url) && !url.startsWith('/metrics')) return undefined;
    const host = hosts.read(request.headers.host);
    if (host.role === 'domain') {
      const site = sites.peekDomain(host.name) ?? (await sites.atDomain(host.name));
      if (site !== undefined) {
        if (isOnEveryHost(url)) return ofDomains.test(url) ? undefined : sendAway(request, reply);
        request.siteOfHost = site;
        return undefined;
      }
    }
    if (ofMonitors.test(url)) return undefined;
    warnOf(host);
    const isHere = host.role === 'app' || (host.role === 'sites' && isOfSites(url));
    return isHere ? undefined : sendAway(request, reply);
  });

  /** Redirects people who open a page to the probable destination. */
  function sendAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { method, url, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const path = url.split('?')[0] ?? '';
    if (!isRead || path.startsWith('/api/') || !acceptsScreen(headers.accept, path))
      throw new ServiceError('misdirected');
    return reply
      .code(302)
      .header('cache-control', 'no-store')
      .header('location', `${config.publicUrl}${url}`)
      .send();
  }
}

function isOfSites(url: string): boolean {
  return ofSites.some(
    (place) => url.startsWith(place) && (place.endsWith('/') || /^([/?]|$)/.test(url.slice(place.length))),
  );
}
