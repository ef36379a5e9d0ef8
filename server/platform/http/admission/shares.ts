import type { FastifyReply, FastifyRequest } from 'fastify';
import { createGate, type Gate, type Passage } from '../../limits/gate.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { heavyBytes } from '../../limits/time-slices.ts';
import type { App } from '../routes/app-types.ts';
import { callerOf, isUpload } from './caller.ts';

/** Waits until a call may hold this many bytes of content in memory, and holds them until its answer is sent. */
export type HoldMemory = (request: FastifyRequest, reply: FastifyReply, bytes: number) => Promise<void>;

/** Bounds the content that calls hold in memory at the same time, and the share of one caller. */
export function shareMemory(memory: Gate, patience: number): HoldMemory {
  return async (request, reply, cost) => {
    if (cost <= heavyBytes) return;
    const signal = endOf(request, reply);
    const leave = await enterInTime(memory, { cost, owner: callerOf(request), signal }, patience);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
  };
}

/** Makes calls of routes that declare their content size wait for that memory before they read it. */
export function boundHeavyCalls(app: App, hold: HoldMemory): void {
  app.addHook('onRoute', (route) => {
    const bytes = route.config?.bytes;
    if (bytes === undefined) return;
    const enter = async (request: FastifyRequest, reply: FastifyReply) =>
      hold(request, reply, await bytes(request));
    route.preHandler = [...[route.preHandler ?? []].flat(), enter];
  });
}

/**
 * Bounds the concurrent calls of one member; further ones queue. Each call may take a database connection and wait in
 * it for a lock, for example when all of them change the same page. Register this after `boundHeavyCalls`, so that a
 * call waiting for memory holds no slot.
 */
export function queueCallsOfMembers(app: App, atOnce: number, patience: number): void {
  const gate = createGate(Infinity, atOnce);
  const leaves = new WeakMap<FastifyRequest, () => void>();
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isUpload(request)) return;
    const passage = { owner: callerOf(request), signal: endOf(request, reply) };
    leaves.set(request, await enterInTime(gate, passage, patience));
  };
  // A call runs to its end even if its client has disconnected.
  const leave = async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
    leaves.get(request)?.();
    leaves.delete(request);
    return payload;
  };
  app.addHook('onRoute', (route) => {
    const guard = route.config?.guard;
    if (guard !== 'signed_in' && guard !== 'user' && guard !== 'admin') return;
    route.preHandler = [...[route.preHandler ?? []].flat(), enter];
    route.onSend = [...[route.onSend ?? []].flat(), leave];
  });
}

/** Waits for room up to a timeout: the connection of a call that waits longer would be closed as idle. */
async function enterInTime(
  gate: Gate,
  { signal, ...passage }: Passage & { readonly signal: AbortSignal },
  patience: number,
): Promise<() => void> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new ServiceError('unavailable', { retryAfter: 1 })), patience);
  try {
    return await gate.enter({ ...passage, signal: AbortSignal.any([signal, end.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

/** Aborted when the answer is sent or the client has disconnected. */
function endOf(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const { socket } = request.raw;
  const end = new AbortController();
  // An answer that waits behind another one on the same connection fires no `close` event.
  const parts = [reply.raw, socket.setMaxListeners(0)];
  const hear = () => {
    for (const part of parts) part.off('close', hear);
    end.abort(new ServiceError('unavailable'));
  };
  for (const part of parts) part.once('close', hear);
  if (socket.destroyed) hear();
  return end.signal;
}
