import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { App } from '../routes/app-types.ts';
import type { ServingLimits } from './serving-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether this call takes room at the moment. */
    admitted: boolean;
  }
}

/** Who may come in. */
export interface Admission {
  /** Whether a call that is answered in this very moment is let in. One that is not is to go the way of all others. */
  admitsAtOnce(): boolean;
}

/** How much longer than sending away, in a turn that is late, the process works on what it was asked. */
const workPerSendingAway = 4;

/** Seconds after which whoever was sent away may come again. */
const retryAfter = '1';

/**
 * Sends API calls away with 503 as soon as they come when they could only wait: when too many are worked on already, or too
 * much was done in this turn of the event loop. Those that were let in are answered in time. A call takes room while it is
 * authenticated and from when its body is there until its answer is; neither a client that sends slowly nor one that reads
 * slowly takes any. Uploads stand in a line of their own. Register it before every other hook.
 */
export function admitCalls(app: App, { room, workInATurn }: ServingLimits): Admission {
  const turns = createTurns(workInATurn);
  let taken = 0;
  let sentAway = 0;
  let closing = false;
  const enter = (request: FastifyRequest, reply: FastifyReply, inTime: boolean): Refusal | undefined => {
    if (taken >= room || !inTime) {
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
    else done(takesRoom(request) ? enter(request, reply, turns.takeUp()) : undefined);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    // The turn was asked when the call came: what was begun then is not thrown away half-way.
    done(takesRoom(request) && !isUpload(request) ? enter(request, reply, true) : undefined);
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
  return { admitsAtOnce: () => !closing && taken < room && turns.takeUp() };
}

/**
 * Says whether there is time for another call in this turn of the event loop, in which everything that has arrived is
 * read: over SQLite most calls are answered in the very turn that reads them, so that what waits is nowhere to be counted.
 * However long the turn gets, most of it goes into work: sending away costs time, too, and nobody gets anything for it.
 */
function createTurns(workInATurn: number): { takeUp(): boolean } {
  let turn: { work: number; away: number; at: number; tookUp: boolean } | undefined;
  return {
    takeUp() {
      const at = performance.now();
      if (turn === undefined) setImmediate(() => (turn = undefined));
      turn ??= { work: 0, away: 0, at, tookUp: true };
      turn[turn.tookUp ? 'work' : 'away'] += at - turn.at;
      turn.at = at;
      turn.tookUp = turn.work <= Math.max(workInATurn, turn.away * workPerSendingAway);
      return turn.tookUp;
    },
  };
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
