import { fieldMessage, InvalidFieldsError } from './service-error.ts';

/**
 * Throws a field error for each of these read-only members whose value in a patch differs from the record. Clients may
 * send them back unchanged (api.md section 1).
 */
export function rejectOtherValues<Name extends string>(
  patch: Readonly<Partial<Record<Name, unknown>>>,
  stored: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
): void {
  const others = names.filter((name) => patch[name] !== undefined && patch[name] !== stored[name]);
  if (others.length === 0) return;
  throw new InvalidFieldsError(others.map((name) => [name, [fieldMessage('fixed')]] as const));
}
