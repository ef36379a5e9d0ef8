import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isForbiddenKey } from '../../../../shared/forbidden-keys.ts';
import { serverLimits } from '../../../../shared/server-limits.ts';
import { isId } from '../../ids.ts';
import { fieldMessage, InvalidFieldsError, ServiceError, fieldError } from '../../errors/service-error.ts';
import { isStorable } from './json-body.ts';

/**
 * Rejects an invalid address early: too long, with too many query members or one that reaches a prototype, or with text
 * that no database stores. A malformed id cannot name a record (404).
 */
export function rejectOddAddress(request: FastifyRequest): void {
  if (request.url.length > serverLimits.urlLength)
    throw fieldError('non_field_errors', 'too_long', { max: serverLimits.urlLength });
  for (const [name, value] of Object.entries((request.params ?? {}) as Record<string, string>)) {
    if (/(^|_)id$/i.test(name) && !isId(value)) throw new ServiceError('not_found');
  }
  const members = Object.entries((request.query ?? {}) as Record<string, unknown>);
  if (members.length > serverLimits.queryMembers)
    throw fieldError('non_field_errors', 'too_many', { max: serverLimits.queryMembers });
  for (const [name, value] of members) {
    if (isForbiddenKey(name)) throw new InvalidFieldsError([[name, [fieldMessage('forbidden_key')]]]);
    if (typeof value === 'string' && !isStorable(value))
      throw new InvalidFieldsError([[name, [fieldMessage('invalid')]]]);
  }
}

/**
 * The path and query of a request, without scheme and host: a proxy may send both (RFC 9112, section 3.2.2), but addresses
 * that we build must not repeat them. Outside the API, a path that cannot be decoded is taken literally, because people
 * get a page at every address.
 */
export function targetOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const target = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i, '/');
  const [path = ''] = target.split('?', 1);
  if (/^\/api(\/|$)/.test(path) || isDecodable(path)) return target;
  return path.replaceAll('%', '%25') + target.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, because a bundler removes a call that can only throw.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
