import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../context.ts';
import { ServiceError, fieldError } from '../../errors/service-error.ts';
import type { Guard } from '../routes/app-types.ts';

/** Finds the owner of a credential; undefined when it is unknown, expired or revoked. */
export interface Authenticator {
  userByToken(token: string): Promise<Actor | undefined>;
  actorOfApiKey(apiKey: string): Promise<Actor | undefined>;
}

/**
 * Authenticates the caller of a route with this guard. Throws 401 or 403 if the caller may not use it, and 400 for two
 * credentials. Only headers count: the server never authenticates by cookie (api.md section 1).
 */
export async function authenticate(
  request: FastifyRequest,
  guard: Guard,
  authenticator: Authenticator,
): Promise<Actor> {
  if (namesTwoCallers(request.raw)) throw fieldError('Authorization', 'sent_twice');
  const credential = readCredential(request.headers);
  if (guard === 'public') return { kind: 'guest' };
  if (credential === undefined) throw new ServiceError('not_authenticated');
  const wanted = guard === 'api_key' ? 'api-key' : 'token';
  if (credential.scheme !== wanted) throw new ServiceError('invalid_token');
  const actor =
    wanted === 'api-key'
      ? await authenticator.actorOfApiKey(credential.value)
      : await authenticator.userByToken(credential.value);
  if (actor === undefined) throw new ServiceError('invalid_token');
  if ((guard === 'user' || guard === 'admin') && actor.kind !== guard)
    throw new ServiceError('permission_denied');
  return actor;
}

/** The credential of a request; an unknown scheme if the header is malformed. */
export function readCredential(
  headers: IncomingHttpHeaders,
): { readonly scheme: string; readonly value: string } | undefined {
  const header = headers.authorization;
  if (header !== undefined) {
    const match = /^(\S+) +(\S+)$/.exec(header.trim());
    return match === null
      ? { scheme: '', value: '' }
      : { scheme: (match[1] ?? '').toLowerCase(), value: match[2] ?? '' };
  }
  const key = headers['x-api-key'];
  return typeof key === 'string' ? { scheme: 'api-key', value: key } : undefined;
}

/** Whether a request has two `Authorization` headers: Node keeps the first, but a proxy may have checked the last. */
export function namesTwoCallers({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 13 && name.toLowerCase() === 'authorization') found += 1;
  }
  return found > 1;
}
