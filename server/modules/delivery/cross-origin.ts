import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiKeyActor } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';

/**
 * Headers of every delivery answer. `vary` names the headers that determine the answer, so that shared caches keep
 * answers apart. The others are the security headers that matter for data; the full set is made for pages and costs
 * more than the answer.
 */
export const plainHeaders = Object.freeze({
  vary: 'Accept-Encoding, Authorization, Origin, X-Api-Key',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
});

/**
 * Lets a browser read the answer if the key lists its origin, and throws otherwise. A key without origins is for
 * servers only (api.md section 3, Delivery). A request without `Origin` comes from a server.
 */
export function admitOrigin(request: FastifyRequest, reply: FastifyReply, actor: ApiKeyActor): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const allowed = allowedOrigin(origin, actor);
  if (allowed === undefined) throw new ServiceError('permission_denied');
  void reply.headers(originHeaders(allowed));
}

/** The entry in the key's list that allows this origin: the origin itself, or `*`. Undefined if it is not allowed. */
export function allowedOrigin(origin: string, { origins }: ApiKeyActor): string | undefined {
  if (origins.includes('*')) return '*';
  return origins.includes(origin) ? origin : undefined;
}

/** Headers that let a browser read the answer; empty for other clients. */
export function originHeaders(allowed: string | undefined): Readonly<Record<string, string>> {
  if (allowed === undefined) return {};
  return {
    'access-control-allow-origin': allowed,
    'access-control-expose-headers': 'ETag, Location, Retry-After, X-Request-Id',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

export interface CrossOriginCall {
  readonly methods: string;
  readonly headers: string;
}

/** Reads, which may be conditional. */
export const reading: CrossOriginCall = Object.freeze({
  methods: 'GET, HEAD',
  headers: 'Authorization, X-Api-Key, If-None-Match, Accept-Language',
});

/** Writes, which may be retried. */
export const writing: CrossOriginCall = Object.freeze({
  methods: 'POST',
  headers: 'Authorization, X-Api-Key, Content-Type, Idempotency-Key, Accept-Language',
});

/**
 * Answers a preflight request. It carries no key, so every origin gets the same answer: one that depended on the
 * origins of all keys would reveal them. The call itself is rejected unless its key lists its origin.
 */
export function answerPreflight(reply: FastifyReply, { methods, headers }: CrossOriginCall): FastifyReply {
  return reply
    .code(204)
    .headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': headers,
      'access-control-max-age': '7200',
    })
    .send();
}
