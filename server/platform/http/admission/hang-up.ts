import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../routes/app-types.ts';
import { hasBody } from './stalled-bodies.ts';

/** Maximum bytes and milliseconds for sending after the answer. */
const mostBytes = 1024 * 1024;
const longest = 5000;

/** Milliseconds for the client to read the answer after sending too much. */
const grace = 1000;

/**
 * Closes the connection of every request that is answered before its body has arrived. Data in transit is discarded
 * first: closing at once would reset the connection, and the client may never see the answer. A client with little left
 * to send keeps the connection.
 */
export function hangUpOnUnreadBodies(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (hasBody(request.raw) && !request.raw.readableEnded) hangUp(request.raw, reply.raw);
    done(null, payload);
  });
}

function hangUp(request: IncomingMessage, response: ServerResponse): void {
  let received = 0;
  // Counted from now on, because Node discards the whole rest of an unread body.
  request.on('data', (chunk: Buffer) => {
    if (response.writableFinished) received += chunk.length;
    if (received <= mostBytes || request.isPaused()) return;
    // Closing a connection with unread data resets it, and a reset discards an unread answer.
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
