import type { PlanOperation } from '../../shared/wire/plans.ts';
import { OperationProblem } from './step.ts';

type Member = keyof PlanOperation;

/** What each operation can say, beside `op` and `within`. */
export const operationMembers: Readonly<Record<PlanOperation['op'], readonly Member[]>> = {
  add: ['field', 'definition', 'value'],
  remove: ['field'],
  retype: ['field', 'to', 'api_name', 'title', 'field_type', 'field_values', 'value'],
  options: ['field', 'field_values', 'properties', 'value'],
  require: ['field', 'required', 'value'],
  reorder: ['fields'],
  gather: ['columns', 'to', 'api_name', 'title', 'min', 'max'],
  split: ['field', 'to', 'api_name', 'title', 'item', 'separator', 'value', 'min', 'max'],
  wrap: ['fields', 'to', 'api_name', 'title', 'min', 'max'],
};

/** Rejects members that an operation does not take. Ignoring them would hide a mistake. */
export function rejectOtherMembers(operation: PlanOperation): void {
  const { op, required, title, separator } = operation;
  const own: readonly string[] = ['op', 'within', ...operationMembers[op]];
  const given = Object.entries(operation).flatMap(([member, value]) => (value === undefined ? [] : [member]));
  const foreign = given.find((member) => !own.includes(member));
  if (foreign !== undefined) throw new OperationProblem('foreign_member', [foreign], { op });
  if (required === false && operation.value !== undefined)
    throw new OperationProblem('foreign_member', ['value'], { op });
  if (title?.trim() === '') throw new OperationProblem('blank', ['title']);
  // A line has no line break that could separate its parts.
  if (separator !== undefined && /[\n\r]/.test(separator))
    throw new OperationProblem('invalid', ['separator']);
}
