import net from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Address6 } from 'ip-address';
import { normalizeEmail } from '../../../../shared/email.ts';
import { limitCall } from '../../limits/rate-limit.ts';
import type { App, CallLimit } from '../routes/app-types.ts';
import { isMemberWrite } from '../routes/member-write.ts';
import { callerAddress } from '../protocol/caller-address.ts';

const minute = 60_000;

/** Limits calls per minute from one address. */
export function perAddress(most: number): CallLimit {
  return { most, window: minute, by: (request) => `address ${networkOf(request)}` };
}

/** Limits calls per minute by one signed-in user. */
export function perUser(most: number): CallLimit {
  return { most, window: minute, by: (request) => `user ${actorId(request)}` };
}

/** Limits calls per minute with one API key from one address: one visitor of a site, or the site's server. */
export function perVisitor(most: number): CallLimit {
  return { most, window: minute, by: (request) => `visitor ${siteId(request)} ${networkOf(request)}` };
}

/** Writes per minute by one member: twenty a second, more than any editor or import needs. */
const memberWrites: CallLimit = { most: 1200, window: minute, by: (request) => `writes ${actorId(request)}` };

/**
 * Limits the calls of each route with a limit, and the writes of each member across all routes. Register this before
 * the routes.
 */
export function limitCalls(app: App): void {
  app.addHook('onRoute', (route) => {
    const { guard, rateLimit } = route.config ?? {};
    const methods = [route.method].flat();
    const hooks = [route.onRequest ?? []].flat();
    if (methods.some((method) => isMemberWrite(method, guard))) hooks.push(limitBy(memberWrites));
    if (rateLimit !== undefined) hooks.push(limitBy(rateLimit, `${methods.join(' ')} ${route.url}`));
    route.onRequest = hooks;
  });
}

/** A hook that limits calls per minute with one API key, from any address. */
export function limitPerSite(most: number) {
  return limitBy({ most, window: minute, by: (request) => `site ${siteId(request)}` });
}

/** A hook after validation that limits attempts per minute on one account, from any address. */
export function limitPerAccount(most: number) {
  return limitBy({ most, window: minute, by: accountKey });
}

function limitBy({ most, window, by }: CallLimit, route = '') {
  return (request: FastifyRequest): Promise<void> =>
    limitCall(request.context, { key: `${route} ${by(request)}`, window, most });
}

/** Hashed, so that the counters hold no email addresses. */
function accountKey({ body, context }: FastifyRequest): string {
  const { email } = body as { email: string };
  return `account ${context.secrets.keyedHash(normalizeEmail(email))}`;
}

/** The network of the caller: the IPv4 address, or the IPv6 network, because a client has all of its addresses. */
export function networkOf(request: FastifyRequest): string {
  const address = callerAddress(request);
  if (!net.isIPv6(address)) return address;
  const parsed = new Address6(address);
  return parsed.isMapped4()
    ? parsed.to4().correctForm()
    : new Address6(`${address}/64`).startAddress().correctForm();
}

function siteId(request: FastifyRequest): string {
  const { actor } = request.context;
  return actor.kind === 'api_key' ? actor.apiKeyId : '';
}

function actorId(request: FastifyRequest): string {
  const { actor } = request.context;
  return actor.kind === 'user' || actor.kind === 'admin' ? actor.id : callerAddress(request);
}
