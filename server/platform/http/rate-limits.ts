import { createHash } from 'node:crypto';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

const minute = 60_000;

/** So many calls a minute from one address. `OCTAVO_RATE_LIMIT_SCALE` multiplies it. */
export function perAddress(max: number): RateLimitOptions {
  return { max: scaled(max), timeWindow: minute, keyGenerator: (request) => `address ${request.ip}` };
}

/** So many calls a minute by one signed-in user. */
export function perUser(max: number): RateLimitOptions {
  return { max: scaled(max), timeWindow: minute, keyGenerator: (request) => `user ${actorId(request)}` };
}

/** So many attempts on one account in five minutes, wherever they come from: for a hook that runs after parsing. */
export function perAccount(max: number): RateLimitOptions {
  return {
    max: scaled(max),
    timeWindow: 5 * minute,
    keyGenerator(request) {
      const { email } = request.body as { email: string };
      // Hashed, because the table of counters needs no list of addresses, nor their length.
      return `account ${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;
    },
  };
}

function scaled(max: number) {
  return (request: FastifyRequest) => Math.ceil(max * request.context.config.rateLimitScale);
}

function actorId(request: FastifyRequest): string {
  const { actor } = request.context;
  return actor.kind === 'user' || actor.kind === 'admin' ? actor.id : request.ip;
}
