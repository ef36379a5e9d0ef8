import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { readCredential } from './authentication.ts';
import { networkOf } from './rate-limits.ts';

/**
 * Whose share a call takes: the member's, the API key's or the network's. Until it is known who asks, every credential has
 * a share of its own.
 */
export function callerOf(request: FastifyRequest): string {
  const context = request.context as Context | null;
  if (context === null) return readCredential(request.headers)?.value ?? networkOf(request);
  const { actor } = context;
  if (actor.kind === 'guest' || actor.kind === 'site') return networkOf(request);
  return actor.kind === 'api_key' ? actor.accessId : actor.id;
}

/** Whether the call uploads a file. Uploads have their own queue. */
export function isUpload({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}
