import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much a sender may still send after the answer, in bytes and milliseconds. */
const mostBytes = 1024 * 1024;
const longest = 5000;

/**
 * Closes the connection of a request whose body nobody wants, after the answer. What is on its way is discarded first:
 * a connection that is closed at once is reset, and then its sender may never see the answer. A sender who has little
 * left keeps the connection.
 */
export function hangUp(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    const timer = setTimeout(() => request.destroy(), longest);
    request.once('close', () => clearTimeout(timer));
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > mostBytes) request.destroy();
    });
    request.resume();
  });
}
