import type { IncomingMessage } from 'node:http';
import type { App } from '../routes/app-types.ts';
import type { ServingLimits } from './serving-limits.ts';

/** Closes connections on which the body of a request stops arriving, with the same answer as to one that takes too long. */
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

/** Whether a request says that it has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
