import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { StopTimes } from '../../config/config.ts';

/**
 * Milliseconds for which idle connections stay open after the last call. A proxy that is about to use one gets an
 * answer that closes it. A request that crosses the end of its connection is lost: the sender cannot know whether it
 * was processed, so proxies do not repeat a POST.
 */
const linger = 500;

/**
 * Milliseconds without arrivals after which a moment counts as quiet, and the maximum length of the last turn. On a
 * busy machine, answered clients wait for a processor before they return.
 */
const quietFor = 20;
const shortIteration = 0.2;

/** Maximum milliseconds to wait for a quiet moment. The longer the wait, the less quiet it has to be. */
const patience = 500;

/**
 * Prepares the shutdown of a server before it listens. The returned function stops it without losing a request: it
 * stops accepting connections, lets idle ones linger, and waits for requests in progress.
 */
export function prepareDrain(
  server: Server,
  log: FastifyBaseLogger,
): ({ delay, timeout }: StopTimes) => Promise<void> {
  const open = new Set<net.Socket>();
  let arrivals = 0;
  server.on('connection', (socket) => {
    arrivals += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  /** Acts in a quiet moment, when all arrivals have been read: a connection that still waits would be reset. */
  const actQuietly = async (act: () => void) => {
    // A queue of connections only empties if answered clients do not return at once.
    const listeners = server.listeners('request') as RequestListener[];
    const held: Parameters<RequestListener>[] = [];
    server.removeAllListeners('request').on('request', (...call) => {
      arrivals += 1;
      held.push(call);
    });
    await inQuietMoment(() => arrivals, act);
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', listener);
    for (const call of held) server.emit('request', ...call);
  };
  return async ({ delay, timeout }) => {
    if (delay > 0) await sleep(delay);
    const ended = once(server, 'close').then(() => true);
    // Applies to connections that become idle after an answer that began before the stop.
    server.keepAliveTimeout = linger;
    // `close` of http would also close idle connections.
    await actQuietly(() => net.Server.prototype.close.call(server));
    server.on('request', () => (arrivals += 1));
    // As long as calls arrive, a proxy is still using its connections. This ends, because no new ones can be opened.
    for (let before = -1; before !== arrivals;) {
      before = arrivals;
      await Promise.race([ended, sleep(linger)]);
    }
    await actQuietly(() => {
      server.closeIdleConnections();
      // Node counts a connection without a first request as active. Browsers open some in advance.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    });
    if (await Promise.race([ended, sleep(timeout, false, { ref: false })])) return;
    log.warn({ connections: open.size }, 'the time to stop is over: requests under way are cut off');
    for (const socket of open) socket.destroy();
    await ended;
  };
}

/**
 * Acts in a quiet moment, right after the event loop has read all arrivals, then resolves. In between the process
 * sleeps: clients need the processor to return, and a process that has slept is not interrupted at once.
 */
function inQuietMoment(arrivals: () => number, act: () => void): Promise<void> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let known = arrivals();
    let quietSince = begun;
    let wokeAt = begun;
    const look = () => {
      const now = performance.now();
      if (arrivals() !== known) quietSince = now;
      known = arrivals();
      const waited = (now - begun) / patience;
      const quiet = now - quietSince >= quietFor * (1 - waited) && now - wokeAt < shortIteration;
      if (!quiet && waited < 1) return void wait();
      // Synchronous, because arrivals until a promise resolves would be lost.
      act();
      resolve();
    };
    // Arrivals are read between the two.
    const wait = () =>
      setTimeout(() => {
        wokeAt = performance.now();
        setImmediate(look);
      }, 1);
    wait();
  });
}
