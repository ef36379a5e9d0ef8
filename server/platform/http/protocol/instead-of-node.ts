import { Refusal } from '../../refusal.ts';
import type { App } from '../routes/app-types.ts';

/**
 * Answers what Node would answer by itself, without an id and headers, or not at all. A missing host counts only with
 * `requireHostHeader: false`.
 */
export function answerInsteadOfNode(app: App): void {
  const { server } = app;
  app.addHook('onRequest', ({ raw: { headers, httpVersion } }, _reply, done) => {
    const needsHost = httpVersion === '1.1' && headers.host === undefined;
    done(needsHost ? new Refusal('parse_error') : undefined);
  });
  // A server may ignore an expectation that it does not know (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => {
    // Node has left the socket to us, with its errors.
    socket.on('error', () => undefined);
    server.emit('clientError', new Error('Octavo is no proxy.'), socket);
  });
}
