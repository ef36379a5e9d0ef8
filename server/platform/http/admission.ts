import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { App } from './app-types.ts';
import type { ServingLimits } from './serving-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether this call takes room at the moment. */
    admitted: boolean;
  }
}

/** Milliseconds between two looks at the event loop, and what its monitor takes for punctual. */
const lookedEvery = 250;
const resolution = 20;

/** Seconds after which whoever was sent away may come again. */
const retryAfter = '1';

/**
 * Sends API calls away with 503 as soon as they come when so many are worked on already, or the event loop is so late,
 * that they could only wait: those that were let in are answered in time. A call takes room while it is authenticated
 * and from when its body is there until its answer is; neither a client that sends slowly nor one that reads slowly takes any.
 * Uploads stand in a line of their own. Register it before every other hook.
 */
export function admitCalls(app: App, { room, loopDelay }: Pick<ServingLimits, 'room' | 'loopDelay'>): void {
  const delay = watchEventLoop(app);
  let taken = 0;
  let sentAway = 0;
  let closing = false;
  const enter = (request: FastifyRequest, reply: FastifyReply): Refusal | undefined => {
    if (taken >= room || delay() > loopDelay) {
      sentAway += 1;
      return refuse(reply);
    }
    request.admitted = true;
    taken += 1;
    return undefined;
  };
  const leave = (request: FastifyRequest) => {
    if (!request.admitted) return;
    request.admitted = false;
    taken -= 1;
  };

  // Hooks with a callback: every request passes them, and none of them has to wait.
  app.decorateRequest('admitted', false);
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (closing) done(refuse(reply));
    else done(takesRoom(request) ? enter(request, reply) : undefined);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    done(takesRoom(request) && !isUpload(request) ? enter(request, reply) : undefined);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });

  const telling = setInterval(() => {
    if (sentAway > 0) app.log.warn({ calls: sentAway, taken }, 'overloaded: calls were sent away');
    sentAway = 0;
  }, 1000).unref();
  app.addHook('onClose', async () => clearInterval(telling));
}

/** By how many milliseconds the event loop is late on the average, as of the last look. */
function watchEventLoop(app: App): () => number {
  const monitor = monitorEventLoopDelay({ resolution });
  monitor.enable();
  let delay = 0;
  const looking = setInterval(() => {
    // Without a sample nothing is known: the loop stood still, and is just about to be seen moving again.
    if (!Number.isNaN(monitor.mean)) delay = monitor.mean / 1e6 - resolution;
    monitor.reset();
  }, lookedEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    monitor.disable();
  });
  return () => delay;
}

/** Files cost next to nothing, and whoever asks whether the process lives wants to know just then. */
function takesRoom({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/system/ping');
}

function isUpload({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}

function refuse(reply: FastifyReply): Refusal {
  void reply.header('retry-after', retryAfter);
  return new Refusal('unavailable');
}
