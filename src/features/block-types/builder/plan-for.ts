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
 * The plan that the user must confirm before the type is saved; undefined if it can be saved at once. If there are more
 * operations than a plan can have, it has those that need a plan, and the others are saved after it.
 */
export async function planFor(
  stored: RecordRef,
  operations: readonly PlanOperation[],
): Promise<Plan | undefined> {
  const max = limits.operationsPerPlan;
  const isTouching = touchesValues(operations);
  const steps = operations.length > max ? operations.filter(isForPlan) : operations;
  // Rules and names alone can be saved without a plan, so a plan that would be too long is not asked for.
  if (!isTouching && (!asksPlanner(steps) || steps.length > max)) return undefined;
  if (steps.length > max) throw new TooManySteps();
  const plan = await createPlan(stored, { operations: [...steps] });
  if (isNeeded(plan)) return plan;
  // Every value keeps the new rules, and no live page the former names: there is nothing to decide, and nothing to undo.
  await discardPlan(plan);
  return undefined;
}
