import { judgesValues, touchesValues } from '../../../../shared/touching-operations.ts';
import { limits } from '../../../../shared/limits.ts';
import type { Plan, PlanOperation } from '../../../../shared/wire/plans.ts';
import { createPlan, discardPlan } from '../../../api/plans.ts';
import type { RecordRef } from '../../../api/record-ref.ts';

/** The plan that somebody has to see before the type is saved; undefined if it can be saved at once. */
export async function planFor(
  stored: RecordRef,
  operations: readonly PlanOperation[],
): Promise<Plan | undefined> {
  const isTouching = touchesValues(operations);
  // Rules alone can be saved without a plan, so a plan that would be too long is not asked for.
  const isJudging = judgesValues(operations) && operations.length <= limits.operationsPerPlan;
  if (!isTouching && !isJudging) return undefined;
  const plan = await createPlan(stored, { operations: [...operations] });
  if (isTouching || plan.failure_count > 0) return plan;
  // Every value keeps the new rules: there is nothing to decide, and nothing to undo.
  await discardPlan(plan);
  return undefined;
}
