import type { BackgroundTask } from '../../platform/background.ts';
import { fillPlan } from './fill-plan.ts';
import { selectUnfinished } from './repository.ts';

/** Rewrites the rest of what large plans touch, also of plans that were applied before the process started. */
export const finishPlans: BackgroundTask = {
  name: 'finish plans',
  every: 1000,
  async run(dependencies, stopping) {
    for (const id of await selectUnfinished(dependencies.db)) await fillPlan(dependencies, id, { stopping });
  },
};
