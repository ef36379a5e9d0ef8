import { serverLimits } from '../../../shared/server-limits.ts';
import { ServiceError, fieldError } from './service-error.ts';

/**
 * Rejects a body that exceeds the limits once its omitted members are filled in, because a client could not send it
 * back. Accepts one that was already as large when sent.
 */
export function rejectOutgrown(sent: unknown, complete: unknown, maxBytes: number): void {
  const max = serverLimits.completedKeys;
  const keys = countMembers(complete);
  if (keys > max && keys > countMembers(sent)) throw fieldError('non_field_errors', 'too_many', { max });
  const bytes = Buffer.byteLength(JSON.stringify(complete));
  if (bytes > maxBytes && bytes > Buffer.byteLength(JSON.stringify(sent)))
    throw new ServiceError('payload_too_large');
}

/** Counts the members of all objects and lists, like the body limit does. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members: readonly unknown[] = Object.values(value);
  return members.reduce<number>((sum, part) => sum + countMembers(part), members.length);
}
