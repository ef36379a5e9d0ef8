import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiKeyActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * What every delivery answer bears. `vary` names what it hangs on: caches between here and the site must not hand it
 * to others. The rest is what data needs of the application's security headers, which are made for pages and cost
 * more than the answer.
 */
export const plainHeaders = Object.freeze({
  vary: 'Accept-Encoding, Authorization, Origin, X-Api-Key',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
});

/**
 * Lets a browser read the answer when its origin is one that the key lists, and refuses it otherwise; a key without
 * origins serves servers only (api.md section 3, Delivery). Without an `Origin` it is a server that asks.
 */
export function admitOrigin(request: FastifyRequest, reply: FastifyReply, actor: ApiKeyActor): void {
  void reply.headers(plainHeaders);
  const { origin } = request.headers;
  if (origin === undefined) return;
  const allowed = allowedOrigin(origin, actor);
  if (allowed === undefined) throw new Refusal('permission_denied');
  void reply.headers(originHeaders(allowed));
}

/** What of the key's list lets this origin in: itself, or `*`. Undefined when nothing does. */
export function allowedOrigin(origin: string, { origins }: ApiKeyActor): string | undefined {
  if (origins.includes('*')) return '*';
  return origins.includes(origin) ? origin : undefined;
}

/** What lets a browser read the answer; nothing where none asks. */
export function originHeaders(allowed: string | undefined): Readonly<Record<string, string>> {
  if (allowed === undefined) return {};
  return {
    'access-control-allow-origin': allowed,
    'access-control-expose-headers': 'ETag, Location, Retry-After',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** What a browser may send to a delivery address from elsewhere. */
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

/** The answer to a browser that asks before it asks; it has no key yet, so that any key's origins count. */
export function answerPreflight(
  reply: FastifyReply,
  allowed: string | undefined,
  { methods, headers }: CrossOriginCall,
): FastifyReply {
  void reply
    .code(204)
    .header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
  if (allowed !== undefined) {
    void reply
      .header('access-control-allow-origin', allowed)
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', headers)
      .header('access-control-max-age', '600');
  }
  return reply.send();
}
