import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { FieldErrorKey } from '../../shared/errors.ts';
import { isForbiddenKey } from '../../shared/forbidden-keys.ts';
import type { IssuePath } from '../../shared/issue-path.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { checkShape } from '../fields/check-definition.ts';
import { type ModelField, modelFields } from '../model-fields.ts';
import { type Fields, OperationProblem } from './step.ts';

type Member = keyof PlanOperation;

/** What each operation can say, beside `op` and `within`. */
const operationMembers: Readonly<Record<PlanOperation['op'], readonly Member[]>> = {
  add: ['field', 'definition'],
  remove: ['field'],
  retype: ['field', 'to', 'api_name', 'title', 'field_type', 'field_values'],
  options: ['field', 'field_values', 'properties'],
  require: ['field', 'required'],
  reorder: ['fields'],
  gather: ['columns', 'to', 'api_name', 'title', 'min', 'max'],
  split: ['field', 'to', 'api_name', 'title', 'item', 'separator', 'min', 'max'],
  wrap: ['fields', 'to', 'api_name', 'title', 'min', 'max'],
};

/** Rejects members that an operation does not take. Ignoring them would hide a mistake. */
export function rejectOtherMembers(operation: PlanOperation): void {
  const { op, title, separator } = operation;
  const own: readonly string[] = ['op', 'within', ...operationMembers[op]];
  const given = Object.entries(operation).flatMap(([member, value]) => (value === undefined ? [] : [member]));
  const foreign = given.find((member) => !own.includes(member));
  if (foreign !== undefined) throw new OperationProblem('foreign_member', [foreign], { op });
  if (title?.trim() === '') throw new OperationProblem('blank', ['title']);
  // A text on one line contains no line break at which it could be split.
  if (separator !== undefined && /[\n\r]/.test(separator))
    throw new OperationProblem('invalid', ['separator']);
}

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

const fieldName = /^[a-z][a-z0-9_]{0,63}$/;

/** A name that a new field may have. `given` are names that the operation frees. */
export function requireFreeName(
  fields: Fields,
  name: string | undefined,
  { member, isInItem, given = [] }: { member: string; isInItem: boolean; given?: readonly string[] },
): string {
  const wanted = requireMember(name, member);
  if (!fieldName.test(wanted) || isForbiddenKey(wanted))
    throw new OperationProblem('field_name', [member], { name: wanted });
  if (isInItem && isReservedInItem(wanted))
    throw new OperationProblem('reserved_name', [member], { name: wanted });
  if (Object.hasOwn(fields, wanted) && !given.includes(wanted))
    throw new OperationProblem('field_taken', [member], { name: wanted });
  return wanted;
}

/** Requires that a field of items may have this name. */
export function requireItemName(name: string, path: IssuePath): void {
  if (!fieldName.test(name)) throw new OperationProblem('field_name', path, { name });
  if (isReservedInItem(name)) throw new OperationProblem('reserved_name', path, { name });
}

/** Whether fields of items may not have this name: sites read these members of an item themselves. */
function isReservedInItem(name: string): boolean {
  return name === 'id' || name === 'type';
}

/** Replaces fields with the entries, at the place of the first; appends the entries if none of the fields exists. */
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

/**
 * Requires the right shape of the definitions that an operation gives to the parts of a field, at every depth, because
 * the following conversions and operations rely on it. Definitions that the field already has are not checked.
 */
export function requireShapes(
  field: ModelField,
  { path, former }: { path: readonly string[]; former?: ModelField | undefined },
): void {
  for (const [kind, model] of Object.entries(field.fieldsets)) {
    const before = former?.fieldsets[kind];
    const known = before === undefined ? [] : modelFields(before, field.registry);
    for (const one of modelFields(model, field.registry)) {
      const same = known.find(({ name }) => name === one.name);
      if (sameValue(one.definition, same?.definition)) continue;
      requireShape(one.definition, [...path, one.name], same?.definition);
      requireShapes(one, { path: [...path, one.name], former: same });
    }
  }
}

/** Rejects members that no definition has. Those already wrong in the former one stay unchanged. */
export function requireShape(
  definition: FieldDefinition,
  path: readonly string[],
  former?: FieldDefinition,
): void {
  const known = former === undefined ? [] : checkShape(former);
  const fault = checkShape(definition).find((one) => !known.some((other) => sameValue(other, one)));
  if (fault === undefined) return;
  const { key, params, reason, path: inside = [] } = fault;
  if (reason !== undefined)
    throw new OperationProblem('unservable_field', [...path, ...inside], { problem: reason });
  throw new OperationProblem(key as FieldErrorKey, [...path, ...inside], params);
}
