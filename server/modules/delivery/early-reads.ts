import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { limits } from '../../../shared/limits.ts';
import type { ApiKeyActor } from '../../platform/context.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Admission } from '../../platform/http/admission/admission.ts';
import { namesTwoCallers, readCredential } from '../../platform/http/admission/authentication.ts';
import type { EarlyAnswer } from '../../platform/http/admission/early-answers.ts';
import { requestIdHeader, type RequestIds } from '../../platform/http/protocol/request-ids.ts';
import { tellsReads } from '../../platform/http/protocol/request-log.ts';
import { allowedOrigin } from './cross-origin.ts';
import type { DeliveryCaches, Prepared } from './delivery-caches.ts';
import { chooseEncoding } from './prepared-answer.ts';
import { answerContent, answerMoved, pagesUrl, type ReadAnswer } from './read-answer.ts';
import { siteUrl } from './site-window.ts';

/** What early reads use. */
export interface EarlyReadOptions {
  /** Finds the site of a key known to be valid. */
  readonly keys: { recall(apiKey: string): ApiKeyActor | undefined };
  readonly caches: DeliveryCaches;
  readonly admission: Admission;
  readonly requestIds: RequestIds;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}

const pageQuery = `${pagesUrl}?path=`;

/** A path as clients write it. Anything else is left to the framework. */
const plainPath = /^[\w\-.~%/]+$/;

/**
 * Answers reads for which everything is cached (the key, its origin and the bytes) before the framework does any work.
 * Only this function decides which. Everything else goes through the framework, which gives the same answer: anything
 * missing, unusual or refused, and all reads while reads are logged.
 */
export function createEarlyReads({
  keys,
  caches,
  admission,
  requestIds,
  log,
  metrics,
}: EarlyReadOptions): EarlyAnswer {
  const prepared = (url: string, workspace: string): Prepared | undefined => {
    if (url.startsWith(siteUrl)) return caches.recallSite(workspace, url);
    const path = readPath(url);
    return path === undefined ? undefined : caches.recallPlace(workspace, path);
  };
  const find = (request: IncomingMessage): ReadAnswer | undefined => {
    const { url = '', headers } = request;
    if (headers.host === undefined || namesTwoCallers(request)) return undefined;
    const credential = readCredential(headers);
    if (credential?.scheme !== 'api-key' || hasBody(headers)) return undefined;
    const actor = keys.recall(credential.value);
    if (actor === undefined) return undefined;
    const known = prepared(url, actor.workspace);
    if (known === undefined) return undefined;
    const { origin } = headers;
    const allowed = origin === undefined ? undefined : allowedOrigin(origin, actor);
    if (origin !== undefined && allowed === undefined) return undefined;
    if ('movedTo' in known) return answerMoved(known.movedTo, allowed);
    const variant = known.answer.recall(chooseEncoding(headers['accept-encoding']));
    return variant && answerContent(known, variant, { headers, allowed });
  };
  return (request, response) => {
    if (request.method !== 'GET' || request.url?.startsWith('/api/delivery/') !== true) return false;
    const from = metrics.on ? performance.now() : 0;
    const answer = tellsReads(log) ? undefined : find(request);
    if (answer === undefined || !admission.admitsAtOnce()) return false;
    const headers = { ...answer.headers, [requestIdHeader]: requestIds(request) };
    response.writeHead(answer.status, headers).end(answer.bytes);
    if (metrics.on) {
      const route = request.url.startsWith(siteUrl) ? siteUrl : pagesUrl;
      const seconds = (performance.now() - from) / 1000;
      metrics.answered({ method: 'GET', route, status: answer.status, seconds });
    }
    return true;
  };
}

function readPath(url: string): string | undefined {
  if (!url.startsWith(pageQuery) || url.length > limits.urlLength) return undefined;
  const path = url.slice(pageQuery.length);
  if (!plainPath.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
