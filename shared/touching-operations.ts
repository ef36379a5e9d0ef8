import type { Plan, PlanOperation } from './wire/plans.ts';

/** Whether some of these operations change values that are stored, or are about each of them. */
export function touchesValues(operations: readonly PlanOperation[]): boolean {
  return operations.some(
    ({ op, required, field_values, properties = {} }) =>
      (op === 'options' && (field_values !== undefined || 'pattern' in properties)) ||
      (op === 'require' && required !== false) ||
      ['remove', 'rename', 'retype', 'gather', 'split', 'wrap'].includes(op),
  );
}

/** Whether some of these operations add rules that stored values may break, although no value changes. */
export function validatesValues(operations: readonly PlanOperation[]): boolean {
  return operations.some(
    ({ op, definition, properties = {} }) =>
      (op === 'options' && rules.some((rule) => rule in properties)) ||
      (op === 'add' && isDemanding(definition)),
  );
}

/**
 * Whether a plan that has no room for all operations still needs this one: the others, such as texts and the order, can be saved
 * without it.
 */
export function isForPlan(operation: PlanOperation): boolean {
  return operation.op === 'add' || touchesValues([operation]) || validatesValues([operation]);
}

/** Whether a plan has failures of its own. Failures of earlier plans only affect when live pages change. */
export function hasOwnFailures({ failures }: Pick<Plan, 'failures'>): boolean {
  return failures.some(({ plan }) => plan === undefined);
}

/** A default counts, because empty fields get it. A condition does too, because hidden fields are not validated. */
const rules = ['unique', 'required_for', 'shown_when', 'default'] as const;

/** Whether a new field may be wrong in blocks that have no value of it, or the same. */
function isDemanding(definition: PlanOperation['definition']): boolean {
  return (
    definition?.required === true || definition?.unique === true || definition?.required_for !== undefined
  );
}
