import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';

/**
 * Handles requests that Node would answer without an id and headers, or not at all. Missing hosts are included only
 * with `requireHostHeader: false`.
 */
export function answerInsteadOfNode(app: App): void {
  const { server } = app;
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = countHosts(raw);
    const isRejected = hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1');
    done(isRejected ? new ServiceError('parse_error', { sentence: 'unreadable_request' }) : undefined);
  });
  // A server may ignore an expectation that it does not know (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => {
    // Node leaves the socket and its errors to us.
    socket.on('error', () => undefined);
    server.emit('clientError', new Error('Octavo is no proxy.'), socket);
  });
}

/**
 * Counts the `Host` headers of a request. Node keeps the first of several, but a proxy may have read the last, so they
 * are rejected (RFC 9112, section 3.2).
 */
export function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  return count;
}
