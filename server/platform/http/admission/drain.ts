import { once } from 'node:events';
import net from 'node:net';
import type { Server } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { StopTimes } from '../../config/config.ts';

/**
 * Milliseconds for which idle connections stay open after the last call. A proxy that is about to use one gets an
 * answer that closes it.
 */
const linger = 500;

/** Turns of the event loop to wait for one in which no connection arrives. */
const mostTurns = 1000;

/**
 * Prepares the shutdown of a server before it listens. The returned function stops it without losing a request: it
 * stops accepting connections, lets idle ones linger, and waits for requests in progress.
 */
export function prepareDrain(
  server: Server,
  log: FastifyBaseLogger,
): ({ delay, timeout }: StopTimes) => Promise<void> {
  const open = new Set<net.Socket>();
  let connections = 0;
  let arrivals = 0;
  server.on('connection', (socket) => {
    connections += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async ({ delay, timeout }) => {
    if (delay > 0) await sleep(delay);
    const ended = once(server, 'close').then(() => true);
    // For connections that become idle after an answer that began before the stop.
    server.keepAliveTimeout = linger;
    // Node accepts one connection in a turn of the event loop; one that still waited would be reset.
    for (let turn = 0, before = -1; turn < mostTurns && before !== connections; turn += 1) {
      before = connections;
      await setImmediate();
    }
    // `close` of http would also close idle connections.
    net.Server.prototype.close.call(server);
    server.on('request', () => (arrivals += 1));
    // While calls arrive, a proxy is still using up its connections; no new ones can be opened, so this ends.
    for (let before = -1; before !== arrivals;) {
      before = arrivals;
      await Promise.race([ended, sleep(linger)]);
    }
    server.closeIdleConnections();
    // Node counts a connection without a first request as active. Browsers open some in advance.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    if (await Promise.race([ended, sleep(timeout, false, { ref: false })])) return;
    log.warn({ connections: open.size }, 'the time to stop is over: requests under way are cut off');
    for (const socket of open) socket.destroy();
    await ended;
  };
}
