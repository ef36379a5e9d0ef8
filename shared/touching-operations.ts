import type { Plan, PlanOperation } from './wire/plans.ts';

/** Whether some of these operations change stored values, or concern each of them. */
export function touchesValues(operations: readonly PlanOperation[]): boolean {
  return operations.some(
    ({ op, required, field_values, properties = {} }) =>
      (op === 'options' && (field_values !== undefined || 'pattern' in properties)) ||
      (op === 'require' && required !== false) ||
      ['remove', 'retype', 'gather', 'split', 'wrap'].includes(op),
  );
}

/**
 * Whether some of these operations may need a plan although they change no values: they add rules that stored values
 * may break, or change the names under which sites read fields. The plan may decide when live pages get them.
 */
export function asksPlanner(operations: readonly PlanOperation[]): boolean {
  return operations.some(
    ({ op, definition, properties = {} }) =>
      (op === 'options' && [...rules, 'api_name'].some((member) => member in properties)) ||
      (op === 'add' && isDemanding(definition)),
  );
}

/** Whether a plan has something to decide, or to undo. Nothing else needs one. */
export function isNeeded(plan: Pick<Plan, 'operations' | 'failures' | 'counts'>): boolean {
  const isNaming = plan.operations.some(
    ({ op, properties = {} }) => op === 'options' && 'api_name' in properties,
  );
  return (
    touchesValues(plan.operations) || plan.failures.length > 0 || (isNaming && plan.counts.live_pages > 0)
  );
}

/** A default counts, because empty fields get it. A condition does too, because hidden fields are not validated. */
const rules = ['unique', 'required_for', 'shown_when', 'default'] as const;

/** Whether a new field may be invalid in blocks without a value, or with equal values. */
function isDemanding(definition: PlanOperation['definition']): boolean {
  return (
    definition?.required === true || definition?.unique === true || definition?.required_for !== undefined
  );
}
