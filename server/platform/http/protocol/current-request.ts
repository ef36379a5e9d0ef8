import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { withoutKey } from '../../security/hide-keys.ts';
import type { App } from '../routes/app-types.ts';

const requests = new AsyncLocalStorage<FastifyRequest>();

/** Tracks the request of running code for `currentRequest`. */
export function trackRequests(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => requests.run(request, done));
  // Sets the request again, because the events of a body are not part of the first hook's context.
  app.addHook('preValidation', (request, _reply, done) => requests.run(request, done));
}

/** The request that the running code serves; undefined for background tasks. */
export function currentRequest() {
  const request = requests.getStore();
  return request && { id: request.id, method: request.method, path: withoutKey(request.url) };
}
