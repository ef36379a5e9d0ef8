import { checkFields, newProblems } from '../../../content-model/fields/check.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import { undoFields } from '../../../content-model/operations/undo-fields.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import type { BlockContentModelRow, PlanRow } from '../../platform/database/schema.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';

/**
 * Returns the fields of a block type after a plan is undone, as JSON text, with the changes made since. Throws
 * `plan_overtaken` if one of these changes has no place in the fields before the plan.
 */
export function formerFields(
  plan: PlanRow,
  { content_model }: BlockContentModelRow,
  registry: FieldRegistry,
): string {
  if (content_model === plan.fields_after) return plan.fields_before;
  const [before, after, now] = [plan.fields_before, plan.fields_after, content_model].map(
    (text) => JSON.parse(text) as Fields,
  ) as [Fields, Fields, Fields];
  const { fields, changed } = undoFields(
    { before, after, now },
    JSON.parse(plan.operations) as PlanOperation[],
  );
  // Problems that existed before the plan, or exist now, do not prevent undoing it.
  const known = checkFields(now, registry);
  const problem = newProblems(fields, before, registry).find(
    (one) => !known.some((other) => sameValue(other, one)),
  );
  if (changed.length === 0 && problem === undefined) return JSON.stringify(fields);
  const name = String(changed[0] ?? problem?.path[0] ?? '');
  const named = [now, fields, after].find((one) => Object.hasOwn(one, name))?.[name];
  // A problem of all fields together, such as too many of them, belongs to no single field.
  if (named === undefined) throw new ServiceError('plan_outdated');
  throw new ServiceError('plan_overtaken', { params: { field: named.field_title } });
}
