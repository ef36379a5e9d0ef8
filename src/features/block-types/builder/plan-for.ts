import { limits } from '../../../../shared/limits.ts';
import { asksPlanner, isNeeded, touchesValues } from '../../../../shared/touching-operations.ts';
import type { Plan, PlanOperation } from '../../../../shared/wire/plans.ts';
import { createPlan, discardPlan } from '../../../api/plans.ts';
import type { RecordRef } from '../../../api/record-ref.ts';

/** The plan that the user must confirm before a type is saved; undefined if it can be saved at once. */
export async function planFor(
  stored: RecordRef,
  operations: readonly PlanOperation[],
): Promise<Plan | undefined> {
  const isSmall = operations.length <= limits.operationsPerPlan;
  if (!touchesValues(operations) && !(isSmall && asksPlanner(operations))) return undefined;
  const plan = await createPlan(stored, { operations: [...operations] });
  if (isNeeded(plan)) return plan;
  // All values meet the new rules, and no live page uses the former names, so there is nothing to decide or undo.
  await discardPlan(plan);
  return undefined;
}
