import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../context.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { sitesPath } from '../../sites/site-address.ts';
import type { App } from '../routes/app-types.ts';
import { callerOf, isUpload } from './caller.ts';
import type { ServingLimits } from './serving-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller whose share this call takes up right now. */
    admittedFor: string | undefined;
  }
}

export interface Admission {
  /** Whether a call with an immediate answer is accepted. If not, it must go through the usual admission. */
  tryAdmit(): boolean;
}

/** In a late turn, the factor of time spent on work over time spent on rejections. */
const workPerRejection = 4;

/** Value of `Retry-After`, in seconds. */
const retryAfter = 1;

/**
 * Rejects API calls with 503 on arrival if they would only have to wait: when too many are in progress, or after too
 * much work in this turn of the event loop. One caller gets 429 for more than its share. Accepted calls are answered in
 * time. A call takes up room while it is authenticated, and from the arrival of its body until its answer; a client
 * that sends or reads slowly takes up none. Uploads have a separate queue. Once the server is stopping, each answer is
 * the last one on its connection. Register this before every other hook.
 */
export function admitCalls(
  app: App,
  { room, roomOfOne, workPerIteration }: ServingLimits,
  { metrics, stopping }: Pick<Dependencies, 'metrics' | 'stopping'>,
): Admission {
  const iterations = createIterationBudget(workPerIteration);
  const takenBy = new Map<string, number>();
  let taken = 0;
  let rejected = 0;
  metrics.watch({
    name: 'octavo_calls_in_progress',
    help: 'API calls that are being worked on.',
    read: () => taken,
  });
  const enter = (request: FastifyRequest, inTime: boolean): ServiceError | undefined => {
    const caller = callerOf(request);
    const own = (takenBy.get(caller) ?? 0) + 1;
    if (taken >= room || own > roomOfOne || !inTime) {
      rejected += 1;
      return new ServiceError(own > roomOfOne ? 'rate_limited' : 'unavailable', { retryAfter });
    }
    takenBy.set(caller, own);
    request.admittedFor = caller;
    taken += 1;
    return undefined;
  };
  const leave = (request: FastifyRequest) => {
    const caller = request.admittedFor;
    if (caller === undefined) return;
    request.admittedFor = undefined;
    taken -= 1;
    const left = (takenBy.get(caller) ?? 1) - 1;
    if (left === 0) takenBy.delete(caller);
    else takenBy.set(caller, left);
  };

  // Hooks with a callback, because every request passes them and none needs to wait.
  app.decorateRequest('admittedFor', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    done(takesRoom(request) ? enter(request, iterations.takeUp()) : undefined);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    // The turn was checked when the call arrived: work in progress is not abandoned.
    done(takesRoom(request) && !isUpload(request) ? enter(request, true) : undefined);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    leave(request);
    if (stopping.aborted) void reply.header('connection', 'close');
    done(null, payload);
  });

  const warning = setInterval(() => {
    if (rejected > 0) app.log.warn({ calls: rejected, taken }, 'overloaded: calls were rejected');
    rejected = 0;
  }, 1000).unref();
  app.addHook('onClose', async () => clearInterval(warning));
  return { tryAdmit: () => !stopping.aborted && taken < room && iterations.takeUp() };
}

/**
 * Limits the calls per turn of the event loop, which reads everything that has arrived. Over SQLite most calls are
 * answered in the turn that reads them, so there is no queue to count. Even in a long turn most time goes to work,
 * because rejecting calls costs time too.
 */
function createIterationBudget(workPerIteration: number): { takeUp(): boolean } {
  let iteration: { work: number; rejecting: number; at: number; tookUp: boolean } | undefined;
  return {
    takeUp() {
      const at = performance.now();
      if (iteration === undefined) setImmediate(() => (iteration = undefined));
      iteration ??= { work: 0, rejecting: 0, at, tookUp: true };
      iteration[iteration.tookUp ? 'work' : 'rejecting'] += at - iteration.at;
      iteration.at = at;
      iteration.tookUp = iteration.work <= Math.max(workPerIteration, iteration.rejecting * workPerRejection);
      return iteration.tookUp;
    },
  };
}

/** Files cost almost nothing, and health checks matter most under load. */
function takesRoom({ url, siteOfHost }: FastifyRequest): boolean {
  if (siteOfHost !== undefined || url.startsWith(`${sitesPath}/`)) return true;
  return url.startsWith('/api/') && !url.startsWith('/api/system/ping');
}
