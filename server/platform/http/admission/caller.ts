import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { readCredential } from './authentication.ts';
import { networkOf } from './rate-limits.ts';

/**
 * The owner of a call's share: the member, the API key or the network. Until the caller is known, every credential has
 * its own share.
 */
export function callerOf(request: FastifyRequest): string {
  const context = request.context as Context | null;
  if (context === null) return readCredential(request.headers)?.value ?? networkOf(request);
  const { actor } = context;
  if (actor.kind === 'guest' || actor.kind === 'anonymous') return networkOf(request);
  return actor.kind === 'api_key' ? actor.apiKeyId : actor.id;
}

/** Uploads have a separate queue. */
export function isUpload({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}
