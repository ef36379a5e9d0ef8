import type { IncomingMessage } from 'node:http';
import { hasBody, type FastPathSource } from '../../platform/http/admission/fast-path.ts';
import type { HostNames } from '../../platform/sites/host-names.ts';
import { sitesPath } from '../../platform/sites/site-address.ts';
import type { HostedSites } from './hosted-site.ts';
import { answerMoved, pageHeaders } from './site-answer.ts';
import type { SiteAt, SitePages } from './site-pages.ts';

export interface FastPageOptions {
  readonly sites: HostedSites;
  readonly hosts: HostNames;
  readonly pages: SitePages;
}

/** The route of hosted pages in metrics. */
export const pageRoute = `${sitesPath}/:slug/*`;

const below = `${sitesPath}/`;

/**
 * Answers requests for pages whose site and bytes are cached, before the framework does any work. Paths are compared
 * literally; any other spelling, and every address with a query, is left to the routes, which give the same answer.
 */
export function createFastPages({ sites, hosts, pages }: FastPageOptions): FastPathSource {
  const locate = (host: string, url: string): (SiteAt & { readonly path: string }) | undefined => {
    const domain = hosts.domainOf(host, url);
    const onDomain = domain === undefined ? undefined : sites.peekDomain(domain);
    if (onDomain?.isOpen === true) return { site: onDomain, base: '', path: url };
    // It may be the domain of a site that is not cached.
    if (domain !== undefined || !url.startsWith(below) || !hosts.hasSites(host)) return undefined;
    const end = url.indexOf('/', below.length);
    const site = end === -1 ? undefined : sites.peekSlug(url.slice(below.length, end));
    return site && { site, base: url.slice(0, end), path: url.slice(end) };
  };
  const find = ({ url = '', headers }: IncomingMessage) => {
    if (headers.host === undefined || !url.startsWith('/') || hasBody(headers)) return undefined;
    const at = locate(headers.host, url);
    const known = at && pages.peek(at, at.path);
    if (known === undefined) return undefined;
    if ('movedTo' in known) return answerMoved(at?.base ?? '', known.movedTo, '');
    return known.content.respondAtOnce(headers, pageHeaders);
  };
  return (request) => {
    const answer = find(request);
    return answer && { ...answer, route: pageRoute };
  };
}
