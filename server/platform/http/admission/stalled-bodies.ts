import type { IncomingMessage } from 'node:http';
import type { App } from '../routes/app-types.ts';
import type { ServingLimits } from './serving-limits.ts';

/** Closes connections on which a request body stops arriving, with the same answer as for a slow request. */
export function cutStalledBodies({ server }: App, { stallTimeout, idleTimeout }: ServingLimits): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    request.setTimeout(stallTimeout, () => {
      const error = Object.assign(new Error('The body stopped arriving.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      server.emit('clientError', error, socket);
    });
    request.once('end', () => socket.setTimeout(idleTimeout));
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
