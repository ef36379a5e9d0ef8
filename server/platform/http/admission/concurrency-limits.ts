import type { FastifyReply, FastifyRequest } from 'fastify';
import { createGate, type Gate } from '../../limits/gate.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { heavyBytes } from '../../limits/time-slices.ts';
import type { App } from '../routes/app-types.ts';
import { callerOf, isUpload } from './caller.ts';

/** Waits until a call may hold this many bytes of content in memory, and holds them until its answer is sent. */
export type HoldMemory = (request: FastifyRequest, reply: FastifyReply, bytes: number) => Promise<void>;

/** Limits the content that calls hold in memory at the same time, and the share of one caller. */
export function limitMemory(memory: Gate, patience: number): HoldMemory {
  return async (request, reply, cost) => {
    if (cost <= heavyBytes) return;
    const signal = endOf(request, reply);
    const leave = await memory.enter({ cost, owner: callerOf(request), signal, patience });
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
  };
}

/** Makes calls of routes that declare their content size wait for that memory before they read it. */
export function limitHeavyCalls(app: App, hold: HoldMemory): void {
  app.addHook('onRoute', (route) => {
    const bytes = route.config?.bytes;
    if (bytes === undefined) return;
    const enter = async (request: FastifyRequest, reply: FastifyReply) =>
      hold(request, reply, await bytes(request));
    route.preHandler = [...[route.preHandler ?? []].flat(), enter];
  });
}

/**
 * Limits the concurrent calls of one member; further ones queue. Each call may take a database connection and wait in
 * it for a lock, for example when all of them change the same page. Register this after `limitHeavyCalls`, so that a
 * call waiting for memory holds no slot.
 */
export function queueCallsOfMembers(app: App, atOnce: number, patience: number): void {
  const gate = createGate(Infinity, atOnce);
  const leaves = new WeakMap<FastifyRequest, () => void>();
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isUpload(request)) return;
    const passage = { owner: callerOf(request), signal: endOf(request, reply), patience };
    leaves.set(request, await gate.enter(passage));
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
