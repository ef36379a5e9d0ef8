import { asksPlanner, touchesValues } from '../../../shared/touching-operations.ts';
import { limits } from '../../../shared/limits.ts';
import type { Plan, PlanOperation } from '../../../shared/wire/plans.ts';
import type { Step } from './compare-models.ts';
import type { Change } from './find-changes.ts';
import type { BothSides } from './remote-models.ts';

type Planned = Step & { readonly operation: PlanOperation };

/**
 * The steps to ask the planner about. If there are more than a plan may have, includes only those that touch values:
 * the others can be written without a plan.
 */
export function plannedSteps({ remote, local, steps }: Change): readonly Planned[] {
  if (remote === undefined || local === undefined) return [];
  const all = steps.filter((step): step is Planned => step.operation !== undefined);
  const isFew = all.length <= limits.operationsPerPlan;
  return isFew ? all : all.filter(({ operation }) => touchesValues([operation]));
}

/** Asks the planner how a change affects stored content; undefined if it touches nothing, makes no rule and gives no name. */
export async function makePlan({ server }: BothSides, change: Change): Promise<Plan | undefined> {
  const operations = plannedSteps(change).map(({ operation }) => operation);
  if (change.remote === undefined || (!touchesValues(operations) && !asksPlanner(operations)))
    return undefined;
  const { id, revision } = change.remote.model;
  return server.call<Plan>(`/api/block-content-models/${id}/plans/`, {
    method: 'POST',
    body: { operations },
    revision,
  });
}
