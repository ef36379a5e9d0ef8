import { createHash } from 'node:crypto';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { App } from './app-types.ts';

const minute = 60_000;

/** So many calls a minute from one address. `OCTAVO_RATE_LIMIT_SCALE` multiplies it. */
export function perAddress(max: number): RateLimitOptions {
  return { max: scaled(max), timeWindow: minute, keyGenerator: (request) => `address ${request.ip}` };
}

/** So many calls a minute by one signed-in user. */
export function perUser(max: number): RateLimitOptions {
  return { max: scaled(max), timeWindow: minute, keyGenerator: (request) => `user ${actorId(request)}` };
}

/**
 * A hook for after validation: so many attempts on one account in a minute, wherever they come from. It is one of
 * its own because the plugin counts a request only once, and the address is counted already.
 */
export function limitPerAccount(app: App, max: number) {
  const count = app.createRateLimit({ max: scaled(max), timeWindow: minute, keyGenerator: accountKey });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    void reply.header('retry-after', counted.ttlInSeconds);
    throw new Refusal('rate_limited');
  };
}

/** Hashed, because the table of counters needs no list of addresses, nor their length. */
function accountKey(request: FastifyRequest): string {
  const { email } = request.body as { email: string };
  return `account ${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;
}

function scaled(max: number) {
  return (request: FastifyRequest) => Math.ceil(max * request.context.config.rateLimitScale);
}

function actorId(request: FastifyRequest): string {
  const { actor } = request.context;
  return actor.kind === 'user' || actor.kind === 'admin' ? actor.id : request.ip;
}
