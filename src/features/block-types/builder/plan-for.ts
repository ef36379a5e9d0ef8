import { asksPlanner, isForPlan, isNeeded, touchesValues } from '../../../../shared/touching-operations.ts';
import { limits } from '../../../../shared/limits.ts';
import type { Plan, PlanOperation } from '../../../../shared/wire/plans.ts';
import { createPlan, discardPlan } from '../../../api/plans.ts';
import type { RecordRef } from '../../../api/record-ref.ts';

/** More changes of stored values than a plan can have. */
export class TooManySteps extends Error {
  override readonly name = 'TooManySteps';
}

/**
 * Returns the plan that the user must confirm before the type is saved; undefined if it can be saved at once. If there
 * are more operations than a plan can have, the plan has those that need one, and the others are saved after it. Throws
 * `TooManySteps` if these are still too many.
 */
export async function planFor(
  stored: RecordRef,
  operations: readonly PlanOperation[],
): Promise<Plan | undefined> {
  const max = limits.operationsPerPlan;
  const isTouching = touchesValues(operations);
  const steps = operations.length > max ? operations.filter(isForPlan) : operations;
  // Rules and names alone can be saved without a plan, so a plan that would be too long is not requested.
  if (!isTouching && (!asksPlanner(steps) || steps.length > max)) return undefined;
  if (steps.length > max) throw new TooManySteps();
  const plan = await createPlan(stored, { operations: [...steps] });
  if (isNeeded(plan)) return plan;
  // All values meet the new rules, and no live page uses the former names, so there is nothing to decide or undo.
  await discardPlan(plan);
  return undefined;
}
