import { preparePlan, type Decisions, type Plan } from '../../../content-model/operations/prepare-plan.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import type { PlanRow } from '../../platform/database/schema.ts';

/** A stored plan, ready to run. */
export function runOf(
  {
    id,
    fields_before,
    operations,
    decisions,
  }: Pick<PlanRow, 'id' | 'fields_before' | 'operations' | 'decisions'>,
  registry: FieldRegistry,
): Plan {
  const steps = {
    operations: JSON.parse(operations) as PlanOperation[],
    decisions: JSON.parse(decisions) as Decisions,
  };
  return preparePlan(JSON.parse(fields_before) as Fields, { ...steps, id, isStored: true }, registry);
}
