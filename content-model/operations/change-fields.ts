import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { isForbiddenKey } from '../../shared/forbidden-keys.ts';
import { OperationProblem, type Fields } from './step.ts';

/** The definition of a field that must exist. `member` is the member of the operation that names it. */
export function requireField(fields: Fields, name: string | undefined, member = 'field'): FieldDefinition {
  const wanted = requireMember(name, member);
  const found = Object.hasOwn(fields, wanted) ? fields[wanted] : undefined;
  if (found === undefined) throw new OperationProblem('unknown_field', [member], { name: wanted });
  return found;
}

/** A member that this operation cannot do without. */
export function requireMember<Value>(value: Value | undefined, member: string): Value {
  if (value === undefined) throw new OperationProblem('required', [member]);
  return value;
}

/** A name that a new field may have. `given` are names that the operation frees. */
export function requireFreeName(
  fields: Fields,
  name: string | undefined,
  { member, isInItem, given = [] }: { member: string; isInItem: boolean; given?: readonly string[] },
): string {
  const wanted = requireMember(name, member);
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(wanted) || isForbiddenKey(wanted))
    throw new OperationProblem('field_name', [member], { name: wanted });
  if (isInItem && isReservedInItem(wanted))
    throw new OperationProblem('reserved_name', [member], { name: wanted });
  if (Object.hasOwn(fields, wanted) && !given.includes(wanted))
    throw new OperationProblem('field_taken', [member], { name: wanted });
  return wanted;
}

/** Whether fields of items may not have this name: sites read these members of an item themselves. */
export function isReservedInItem(name: string): boolean {
  return name === 'id' || name === 'type';
}

/** The fields with another one in the place of these; after all others if there are none. */
export function replaceFields(
  fields: Fields,
  names: readonly string[],
  entries: readonly (readonly [string, FieldDefinition])[],
): Fields {
  const all = Object.entries(fields);
  const first = all.findIndex(([name]) => names.includes(name));
  const others = (some: typeof all) => some.filter(([name]) => !names.includes(name));
  const place = first < 0 ? all.length : first;
  return Object.fromEntries([...others(all.slice(0, place)), ...entries, ...others(all.slice(place))]);
}
