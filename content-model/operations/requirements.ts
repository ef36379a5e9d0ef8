import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { FieldErrorKey } from '../../shared/errors.ts';
import type { IssuePath } from '../../shared/issue-path.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { checkShape } from '../fields/check-definition.ts';
import { nameFault } from '../fields/problem.ts';
import { type ModelField, modelFields } from '../model-fields.ts';
import { ownField } from './list-value.ts';
import { type Fields, OperationProblem } from './step.ts';

type Member = keyof PlanOperation;

/** The members of each operation, besides `op` and `within`. */
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
  const found = ownField(fields, wanted);
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
  requireValidName(wanted, isInItem, [member]);
  if (Object.hasOwn(fields, wanted) && !given.includes(wanted))
    throw new OperationProblem('field_taken', [member], { name: wanted });
  return wanted;
}

export function requireValidName(name: string, isInItem: boolean, path: IssuePath): void {
  const fault = nameFault(name, isInItem);
  if (fault !== undefined) throw new OperationProblem(fault.key, path, fault.params);
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
    const before = former?.fieldsets[kind]?.content_model ?? {};
    const known = modelFields({ content_model: before }, field.registry);
    for (const one of modelFields(model, field.registry)) {
      const place = { path: [...path, one.name], former: known.find(({ name }) => name === one.name) };
      requireShape(one.definition, place.path, place.former?.definition);
      requireShapes(one, place);
    }
  }
}

/** Rejects members that no definition has. Those already wrong in the former one stay unchanged. */
export function requireShape(
  definition: FieldDefinition,
  path: readonly string[],
  former?: FieldDefinition,
): void {
  if (sameValue(definition, former)) return;
  const known = former === undefined ? [] : checkShape(former);
  const fault = checkShape(definition).find((one) => !known.some((other) => sameValue(other, one)));
  if (fault === undefined) return;
  throw new OperationProblem(fault.key as FieldErrorKey, [...path, ...(fault.path ?? [])], fault.params);
}
