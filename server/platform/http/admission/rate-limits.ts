import { createHash } from 'node:crypto';
import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normalizeEmail } from '../../../../shared/email.ts';
import { Refusal } from '../../refusal.ts';
import type { App } from '../routes/app-types.ts';
import { isMemberWrite } from '../routes/member-write.ts';
import { callerAddress } from '../protocol/caller-address.ts';

const minute = 60_000;

/** Limits calls per minute from one address. `OCTAVO_RATE_LIMIT_SCALE` multiplies it. */
export function perAddress(max: number): RateLimitOptions {
  return { max: scaled(max), timeWindow: minute, keyGenerator: (request) => `address ${networkOf(request)}` };
}

/** Limits calls per minute by one signed-in user. */
export function perUser(max: number): RateLimitOptions {
  return { max: scaled(max), timeWindow: minute, keyGenerator: (request) => `user ${actorId(request)}` };
}

/** Writes per minute by one member: twenty a second, more than any editor or import of a site needs. */
const memberWrites = 1200;

/** Limits what one member writes, over all routes together. Register this before the routes. */
export function limitMemberWrites(app: App): void {
  const keyGenerator = (request: FastifyRequest) => `writes ${actorId(request)}`;
  const limit = limitBy(app, { max: memberWrites, timeWindow: minute, keyGenerator });
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().some((method) => isMemberWrite(method, route.config?.guard)))
      route.onRequest = [...[route.onRequest ?? []].flat(), limit];
  });
}

/** Limits calls per minute with one API key from one address: one visitor of a site, or the site's server. */
export function perVisitor(max: number): RateLimitOptions {
  const keyGenerator = (request: FastifyRequest) => `visitor ${siteId(request)} ${networkOf(request)}`;
  return { max: scaled(max), timeWindow: minute, keyGenerator };
}

/** A hook that limits calls per minute with one API key, from any address. */
export function limitPerSite(app: App, max: number) {
  return limitBy(app, { max, timeWindow: minute, keyGenerator: (request) => `site ${siteId(request)}` });
}

/**
 * A hook for after validation that limits attempts per minute on one account, from any address. It is a separate hook
 * because the plugin counts a request only once, and the address is already counted.
 */
export function limitPerAccount(app: App, max: number) {
  return limitBy(app, { max, timeWindow: minute, keyGenerator: accountKey });
}

function limitBy(
  app: App,
  limit: { max: number; timeWindow: number; keyGenerator: (request: FastifyRequest) => string },
) {
  const count = app.createRateLimit({ ...limit, max: scaled(limit.max) });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    void reply.header('retry-after', counted.ttlInSeconds);
    throw new Refusal('rate_limited');
  };
}

/** Hashed, because the counters should not hold a list of addresses, nor their lengths. */
function accountKey(request: FastifyRequest): string {
  const { email } = request.body as { email: string };
  return `account ${createHash('sha256').update(normalizeEmail(email)).digest('base64url')}`;
}

/** The network of the caller: the address, or for IPv6 its network: a client with one address there has the whole network. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(callerAddress(request));
}

function scaled(max: number) {
  return (request: FastifyRequest) => Math.ceil(max * request.context.config.rateLimitScale);
}

function siteId(request: FastifyRequest): string {
  const { actor } = request.context;
  return actor.kind === 'api_key' ? actor.accessId : '';
}

function actorId(request: FastifyRequest): string {
  const { actor } = request.context;
  return actor.kind === 'user' || actor.kind === 'admin' ? actor.id : callerAddress(request);
}
