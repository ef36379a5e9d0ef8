import type { IncomingMessage } from 'node:http';
import { serverLimits } from '../../../shared/server-limits.ts';
import type { ApiKeyActor } from '../../platform/context.ts';
import type { HostNames } from '../../platform/sites/host-names.ts';
import { namesTwoCallers, readCredential } from '../../platform/http/admission/authentication.ts';
import { hasBody, type FastPathSource } from '../../platform/http/admission/fast-path.ts';
import type { ReadAnswer } from '../../platform/prepared-answer.ts';
import { allowedOrigin } from './cross-origin.ts';
import type { DeliveryCaches, Prepared } from './delivery-caches.ts';
import { answerMoved, contentHeaders, pagesUrl } from './read-answer.ts';
import { siteUrl } from './live-pages.ts';

export interface FastReadOptions {
  /** Finds the site of a key that is known to be valid. */
  readonly keys: { peek(apiKey: string): ApiKeyActor | undefined };
  readonly caches: DeliveryCaches;
  /** The API is only on the hosts of the application. */
  readonly hosts: HostNames;
}

const pageQuery = `${pagesUrl}?path=`;

/** A path as clients write it. Other paths are left to the framework. */
const plainPath = /^[\w\-.~%/]+$/;

/**
 * Answers reads whose key, origin and bytes are all cached, before the framework does any work. Only this function
 * decides which. The framework gives the same answer to everything else: anything missing, unusual or rejected.
 */
export function createFastReads({ keys, caches, hosts }: FastReadOptions): FastPathSource {
  const prepared = (url: string, workspace: string): Prepared | undefined => {
    if (url.startsWith(siteUrl)) return caches.peekSite(workspace, url);
    const path = readPath(url);
    return path === undefined ? undefined : caches.peekPlace(workspace, path);
  };
  const find = (request: IncomingMessage): ReadAnswer | undefined => {
    const { url = '', headers } = request;
    if (headers.host === undefined || namesTwoCallers(request)) return undefined;
    if (hosts.read(headers.host).role !== 'app') return undefined;
    const credential = readCredential(headers);
    if (credential?.scheme !== 'api-key' || hasBody(headers)) return undefined;
    const actor = keys.peek(credential.value);
    if (actor === undefined) return undefined;
    const known = prepared(url, actor.workspace);
    if (known === undefined) return undefined;
    const { origin } = headers;
    const allowed = origin === undefined ? undefined : allowedOrigin(origin, actor);
    if (origin !== undefined && allowed === undefined) return undefined;
    if ('movedTo' in known) return answerMoved(known.movedTo, allowed);
    return known.content.respondAtOnce(headers, contentHeaders(allowed));
  };
  return (request) => {
    if (request.url?.startsWith('/api/delivery/') !== true) return undefined;
    const answer = find(request);
    return answer && { ...answer, route: request.url.startsWith(siteUrl) ? siteUrl : pagesUrl };
  };
}

function readPath(url: string): string | undefined {
  if (!url.startsWith(pageQuery) || url.length > serverLimits.urlLength) return undefined;
  const path = url.slice(pageQuery.length);
  if (!plainPath.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
