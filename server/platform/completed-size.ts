import { serverLimits } from '../../shared/server-limits.ts';
import { Refusal, refuseField } from './refusal.ts';

/**
 * Refuses what is larger once it is complete than a body may be: whoever reads it could not send it back. What was sent may be as
 * large as it is: it was read.
 */
export function refuseOutgrown(sent: unknown, complete: unknown, maxBytes: number): void {
  const max = serverLimits.completedKeys;
  const keys = countMembers(complete);
  if (keys > max && keys > countMembers(sent)) throw refuseField('non_field_errors', 'too_many', { max });
  const bytes = Buffer.byteLength(JSON.stringify(complete));
  if (bytes > maxBytes && bytes > Buffer.byteLength(JSON.stringify(sent)))
    throw new Refusal('payload_too_large');
}

/** How many members all objects and lists have, as they are counted in bodies. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members: readonly unknown[] = Object.values(value);
  return members.reduce<number>((sum, part) => sum + countMembers(part), members.length);
}
