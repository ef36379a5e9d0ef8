import type { IncomingMessage } from 'node:http';
import { hasBody } from './fast-path.ts';
import type { App } from '../routes/app-types.ts';
import type { ServingLimits } from './serving-limits.ts';

/** Maximum bytes that are discarded after the answer. */
const mostDiscarded = 32 * 1024 * 1024;

/**
 * Discards the rest of a body that was answered before it arrived: browsers read an answer only after they have sent everything, and
 * closing at once would reset the connection before they do.
 */
export function discardUnreadBodies(app: App): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    let discarded = 0;
    if (!raw.complete) {
      raw.on('data', (chunk: Buffer) => {
        discarded += chunk.length;
        if (discarded > mostDiscarded) raw.destroy();
      });
      raw.resume();
    }
    done();
  });
}

/** Closes connections on which a request body stops arriving, with the same answer as for a slow request. */
export function cutStalledBodies({ server }: App, { stallTimeout, idleTimeout }: ServingLimits): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request.headers)) return;
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
