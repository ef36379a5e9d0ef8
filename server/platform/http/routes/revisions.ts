import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExpectedRevisions } from '../../errors/revision.ts';

/**
 * The revisions in `If-Match` (RFC 9110 section 13.1.1). `*` and a missing header require nothing; an unknown tag
 * matches no revision, so the write is rejected.
 */
export function expectedRevisions(request: FastifyRequest): ExpectedRevisions {
  const header = request.headers['if-match']?.trim();
  if (header === undefined || header === '*') return undefined;
  return header.split(',').map((tag) => Number(/^"(\d{1,15})"$/.exec(tag.trim())?.[1] ?? NaN));
}

/** Sends a versioned record with its revision as the ETag (api.md section 1). */
export function sendVersioned<RecordType extends { readonly revision: number }>(
  reply: FastifyReply,
  record: RecordType,
): RecordType {
  void reply.header('etag', `"${record.revision}"`);
  return record;
}
