import type { FastifyRequest } from 'fastify';
import { serverLimits } from '../../../../shared/server-limits.ts';
import { isId } from '../../ids.ts';
import { fieldMessage, InvalidFieldsError, ServiceError, fieldError } from '../../errors/service-error.ts';
import { forbiddenKeys, isStorable } from './json-body.ts';

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
    if (forbiddenKeys.has(name)) throw new InvalidFieldsError([[name, [fieldMessage('forbidden_key')]]]);
    if (typeof value === 'string' && !isStorable(value))
      throw new InvalidFieldsError([[name, [fieldMessage('invalid')]]]);
  }
}
