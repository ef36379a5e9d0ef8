import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { PlanRow } from '../../platform/database/schema.ts';
import type { CarrySample } from '../block-content-models/service.ts';
import { runOf } from './run-of.ts';

/** Carries samples of a block type along with a plan, like blocks. */
export function samplesForward(plan: PlanRow, registry: FieldRegistry): CarrySample {
  const run = runOf(plan, registry);
  return ({ name, data }) => run.forward(data, name).data;
}

/** Carries samples back when a plan is undone, like blocks. */
export function samplesBack(plan: PlanRow, registry: FieldRegistry): CarrySample {
  const run = runOf(plan, registry);
  return ({ name, data }) => run.undo(data, name).data;
}
