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

/** Whether some of these operations make rules that stored values may break, although all of them stay as they are. */
export function judgesValues(operations: readonly PlanOperation[]): boolean {
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
  return operation.op === 'add' || touchesValues([operation]) || judgesValues([operation]);
}

/** Whether a plan does not carry over some values by itself. Those of earlier plans are only about when live pages change. */
export function hasOwnFailures({ failures }: Pick<Plan, 'failures'>): boolean {
  return failures.some(({ plan }) => plan === undefined);
}

/** A default counts: a field that nobody has filled in has it. A condition does: what it hides is not judged. */
const rules = ['unique', 'required_for', 'shown_when', 'default'] as const;

/** Whether a new field may be wrong in blocks that have no value of it, or the same. */
function isDemanding(definition: PlanOperation['definition']): boolean {
  return (
    definition?.required === true || definition?.unique === true || definition?.required_for !== undefined
  );
}
