import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../routes/app-types.ts';
import { hasBody } from './stalled-bodies.ts';

/** How much a sender may still send after the answer, in bytes and milliseconds. */
const mostBytes = 1024 * 1024;
const longest = 5000;

/** How long a sender who has sent too much has to read the answer, in milliseconds. */
const grace = 1000;

/**
 * Closes the connection of every request that is answered before its body has arrived: nobody wants the rest. What is on
 * its way is discarded first: a connection that is closed at once is reset, and then its sender may never see the answer.
 * A sender who has little left keeps the connection.
 */
export function hangUpOnUnreadBodies(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (hasBody(request.raw) && !request.raw.readableEnded) hangUp(request.raw, reply.raw);
    done(null, payload);
  });
}

function hangUp(request: IncomingMessage, response: ServerResponse): void {
  let received = 0;
  // From now on, because Node discards a body that nobody has begun to read, as long as it is.
  request.on('data', (chunk: Buffer) => {
    if (response.writableFinished) received += chunk.length;
    if (received <= mostBytes || request.isPaused()) return;
    // What is unread when a connection is closed resets it, and a reset discards an answer that has not been read.
    request.pause();
    setTimeout(() => request.destroy(), grace).unref();
  });
  request.resume();
  response.once('finish', () => {
    if (request.readableEnded || request.destroyed) return;
    const timer = setTimeout(() => request.destroy(), longest);
    request.once('close', () => clearTimeout(timer));
  });
}
