import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverLimits } from '../../../../shared/server-limits.ts';
import type { Actor } from '../../context.ts';
import { createDeferredTransaction, type DeferredTransaction } from '../../database/deferred-transaction.ts';
import { fieldError, ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';
import { isUpload } from './caller.ts';
import type { HoldMemory } from './concurrency-limits.ts';
import {
  findIdempotencyRecord,
  saveIdempotencyRecord,
  readIdempotencyRecord,
  takeKey,
  type IdempotencyRecord,
  type RetryKey,
} from '../../database/idempotency-records.ts';

export interface RetriableCall extends RetryKey {
  readonly work: DeferredTransaction;
  /** Digests of method, address and body; undefined until the route has read an upload. */
  request: string | undefined;
  readonly hold: HoldMemory;
  /** Whether the answer is replayed, or an error before any work. */
  settled: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a call with an `Idempotency-Key` runs. */
    retriable: RetriableCall | null;
  }
}

const header = 'idempotency-key';

/** The answer headers that matter to a retrying client. */
const storedHeaders = [
  'content-type',
  'etag',
  'location',
  'cache-control',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cross-origin-resource-policy',
  'vary',
];

/** Value of `Retry-After` for a call in progress, in seconds. */
const retryAfter = 1;

/**
 * `Idempotency-Key` on every POST (api.md section 1; docs/decisions/0017). The whole call runs in one transaction,
 * which also stores its answer: if the process dies, either both the work and the answer exist or neither does. Errors
 * roll everything back and leave the key free. Register this before any hook that changes answers.
 */
export function acceptRetries(app: App, hold: HoldMemory): void {
  /** The keys of the calls running in this process. */
  const running = new Set<string>();
  app.decorateRequest('retriable', null);

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const named = readKey(request);
    if (named === undefined) return undefined;
    const name = nameOf(named);
    if (running.has(name)) throw rejectRunning();
    running.add(name);
    request.retriable = takeCall(request, named, hold);
    if (isUpload(request)) return undefined;
    const content = JSON.stringify(request.body, sortedKeys) ?? '';
    return (await isAnswered(request, reply, [content])) ? reply : undefined;
  };
  const end = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const call = request.retriable;
    if (call === null) return payload;
    request.retriable = null;
    try {
      await settle(request, reply, { call, payload });
    } finally {
      running.delete(nameOf(call));
    }
    return payload;
  };
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    route.preValidation = [begin, ...[route.preValidation ?? []].flat()];
    route.onSend = [end, ...[route.onSend ?? []].flat()];
  });
}

/**
 * For a route that reads its own body: returns whether this exact upload was answered before, in which case that answer
 * is being replayed. Call it with the whole content of the body, before any work.
 */
export async function isAnswered(
  request: FastifyRequest,
  reply: FastifyReply,
  content: readonly (string | Uint8Array)[],
): Promise<boolean> {
  const call = request.retriable;
  if (call === null) return false;
  const { context } = request;
  const said = [request.method, request.url, originOf(request), ...content];
  const digests = said.map((part) => createHash('sha256').update(part).digest('base64url'));
  call.request = digests.join(' ');
  const found = await findIdempotencyRecord(context, context.db, call);
  if (found === undefined) return false;
  call.settled = true;
  // A keyed hash, because a body may hold a password, which could be guessed from a plain hash.
  if (found.request_hash !== context.secrets.keyedHash(call.request))
    throw new ServiceError('idempotency_key_reused');
  await call.hold(request, reply, found.bytes);
  const answer = await readIdempotencyRecord(context, context.db, call);
  // The stored answer was just removed, to make room or after a day: a retry is a new call.
  if (answer === undefined) throw rejectRunning();
  sendAgain(reply, answer);
  return true;
}

/** A call's key and its owner. Nothing is stored for guests, who have no identity. The header must be well-formed. */
function readKey(request: FastifyRequest): RetryKey | undefined {
  const key = request.headers[header];
  if (key === undefined) return undefined;
  const text = String(key);
  if (text.length > serverLimits.idempotencyKeyLength)
    throw fieldError('Idempotency-Key', 'too_long', { max: serverLimits.idempotencyKeyLength });
  if (text === '') throw fieldError('Idempotency-Key', 'blank');
  if (!/^[\x20-\x7e]+$/.test(text)) throw fieldError('Idempotency-Key', 'invalid');
  const owner = ownerOf(request.context.actor);
  return owner === undefined ? undefined : { owner, key: text };
}

function ownerOf(actor: Actor): string | undefined {
  if (actor.kind === 'guest' || actor.kind === 'anonymous') return undefined;
  return actor.kind === 'api_key' ? actor.apiKeyId : actor.id;
}

/** Replaces the call's database with the transaction. */
function takeCall(request: FastifyRequest, named: RetryKey, hold: HoldMemory): RetriableCall {
  const { context } = request;
  const work = createDeferredTransaction({
    db: context.db,
    async onBegin(tx) {
      const taken = await takeKey(tx, named);
      // Another process holds the key, or has answered since this call looked for an answer.
      if (!taken || (await findIdempotencyRecord(context, tx, named)) !== undefined) throw rejectRunning();
    },
  });
  request.context = { ...context, db: work.db };
  return { ...named, work, hold, request: undefined, settled: false };
}

/** Commits the work with its answer, or rolls it back. */
async function settle(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, payload }: { call: RetriableCall; payload: unknown },
): Promise<void> {
  const { work, request: said } = call;
  if (call.settled || reply.statusCode >= 400) return work.rollback();
  if (said === undefined) throw new Error(`${request.url} does not say what was uploaded to it.`);
  const answer = { status: reply.statusCode, headers: headersOf(reply), body: textOf(payload) };
  return work.commit((tx) => saveIdempotencyRecord(request.context, tx, { ...call, request: said, answer }));
}

function sendAgain(reply: FastifyReply, { status, headers, body }: IdempotencyRecord): void {
  void reply.code(status).headers(headers).header('idempotency-replayed', 'true');
  void (body === '' ? reply.send() : reply.send(body));
}

function rejectRunning(): ServiceError {
  return new ServiceError('in_progress', { retryAfter });
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    storedHeaders.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

function textOf(payload: unknown): string {
  if (payload === undefined || payload === null) return '';
  if (typeof payload === 'string') return payload;
  throw new Error('Only text can be kept for a retry.');
}

/** Scopes a key to one origin, because the origin decides which parts of the answer a browser may read. */
function originOf({ headers, context }: FastifyRequest): string {
  return context.actor.kind === 'api_key' ? (headers.origin ?? '') : '';
}

function nameOf({ owner, key }: RetryKey): string {
  return `${owner} ${key}`;
}

/** Sorts members, because their order does not matter in JSON. */
function sortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
