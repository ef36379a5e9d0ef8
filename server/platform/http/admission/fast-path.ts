import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../../metrics.ts';
import type { ReadAnswer } from '../../prepared-answer.ts';
import { requestIdHeader, type RequestIds } from '../protocol/request-ids.ts';
import { logsReads } from '../protocol/request-log.ts';
import type { App } from '../routes/app-types.ts';
import type { Admission } from './admission.ts';

/** A cached answer, with the route that would have produced it. */
export interface FastPathAnswer extends ReadAnswer {
  readonly route: string;
}

/** Finds the cached answer to a GET; undefined leaves the request to the framework. */
export type FastPathSource = (request: IncomingMessage) => FastPathAnswer | undefined;

export interface FastPathOptions {
  readonly admission: Admission;
  readonly requestIds: RequestIds;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}

/** Offers every GET to these sources before the framework handles it. Disabled while reads are logged. */
export function answerOnFastPath(
  app: App,
  sources: readonly FastPathSource[],
  options: FastPathOptions,
): void {
  const { admission, requestIds, log, metrics } = options;
  const { server } = app;
  const framework = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const from = metrics.on ? performance.now() : 0;
    const mayAnswer = request.method === 'GET' && !logsReads(log);
    const answer = mayAnswer ? find(sources, request) : undefined;
    if (answer === undefined || !admission.tryAdmit()) {
      for (const listener of framework) listener(request, response);
      return;
    }
    const { route, status, headers, bytes } = answer;
    response.writeHead(status, { ...headers, [requestIdHeader]: requestIds(request) }).end(bytes);
    if (metrics.on)
      metrics.answered({ method: 'GET', route, status, seconds: (performance.now() - from) / 1000 });
  });
}

function find(sources: readonly FastPathSource[], request: IncomingMessage): FastPathAnswer | undefined {
  for (const source of sources) {
    const answer = source(request);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Whether a request has a body. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
