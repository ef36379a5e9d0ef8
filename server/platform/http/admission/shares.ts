import type { FastifyReply, FastifyRequest } from 'fastify';
import { createGate, type Gate, type Passage } from '../../gate.ts';
import { Refusal } from '../../refusal.ts';
import { heavyBytes } from '../../turns.ts';
import type { App } from '../routes/app-types.ts';
import { callerOf, isUpload } from './caller.ts';

/** Bounds how much content calls hold in memory at the same time, from before they read it until their answer is sent. */
export function boundHeavyCalls(app: App, memory: Gate, patience: number): void {
  app.addHook('onRoute', (route) => {
    const bytes = route.config?.bytes;
    if (bytes === undefined) return;
    const enter = async (request: FastifyRequest, reply: FastifyReply) => {
      const cost = await bytes(request);
      if (cost <= heavyBytes) return;
      const signal = endOf(request, reply);
      const leave = await enterInTime(memory, { cost, owner: callerOf(request), signal }, patience);
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave);
    };
    route.preHandler = [...[route.preHandler ?? []].flat(), enter];
  });
}

/**
 * Works on only so many calls of one member at the same time; the others wait for their turn. Each may take a connection to
 * the database and wait in it for a lock, for example of the page that all of them change. Register this after
 * `boundHeavyCalls`: a call that waits for memory takes nobody's turn.
 */
export function queueCallsOfMembers(app: App, atOnce: number, patience: number): void {
  const gate = createGate(Infinity, atOnce);
  const leaves = new WeakMap<FastifyRequest, () => void>();
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isUpload(request)) return;
    const passage = { owner: callerOf(request), signal: endOf(request, reply) };
    leaves.set(request, await enterInTime(gate, passage, patience));
  };
  app.addHook('onRoute', (route) => {
    const guard = route.config?.guard;
    if (guard === 'signed_in' || guard === 'user' || guard === 'admin')
      route.preHandler = [...[route.preHandler ?? []].flat(), enter];
  });
  // A call works to its end even if its client has left.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leaves.get(request)?.();
    leaves.delete(request);
    done(null, payload);
  });
}

/** Waits for room, but only so many milliseconds: the connection of a call that waits longer would be closed as idle. */
async function enterInTime(
  gate: Gate,
  { signal, ...passage }: Passage & { readonly signal: AbortSignal },
  patience: number,
): Promise<() => void> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new Refusal('unavailable', { retryAfter: 1 })), patience);
  try {
    return await gate.enter({ ...passage, signal: AbortSignal.any([signal, end.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

/** Aborted when the answer is sent or the client has left. */
function endOf(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const { socket } = request.raw;
  const end = new AbortController();
  // An answer that waits behind another one on the same connection does not hear of its end.
  const parts = [reply.raw, socket.setMaxListeners(0)];
  const hear = () => {
    for (const part of parts) part.off('close', hear);
    end.abort(new Refusal('unavailable'));
  };
  for (const part of parts) part.once('close', hear);
  if (socket.destroyed) hear();
  return end.signal;
}
