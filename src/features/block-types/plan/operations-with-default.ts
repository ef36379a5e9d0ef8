import { ValidatedField } from '../../../../content-model/validate-field.ts';
import { modelFields, type ModelField } from '../../../../content-model/model-fields.ts';
import { followsRules } from '../../../../content-model/operations/convert-between.ts';
import { itemFields } from '../../../../content-model/operations/list-value.ts';
import { preparePlan } from '../../../../content-model/operations/prepare-plan.ts';
import { isEmpty } from '../../../../content-model/operations/shown-value.ts';
import type { FieldDefinition, FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';

/** The indexes of operations whose fields have a valid, non-empty default: only there can it replace a value. */
export function operationsWithDefault(
  before: FieldSet,
  operations: readonly PlanOperation[],
  registry: FieldRegistry,
): ReadonlySet<number> {
  const { states } = preparePlan(before, { operations, isStored: true }, registry);
  const found = operations.flatMap((operation, at) => {
    const fields = modelFields({ content_model: settledFields(operation, states[at] ?? {}) }, registry);
    const isFilling = fields.some((field) => isFilled(field, operation.value ?? field.defaultValue));
    return isFilling ? [at] : [];
  });
  return new Set(found);
}

/** Whether the value is valid and not empty. */
function isFilled(field: ModelField, value: unknown): boolean {
  return (
    field.plugin !== undefined && !isEmpty(field, value) && followsRules(new ValidatedField(field, value))
  );
}

/** The fields, after the operation, whose values it may replace. */
function settledFields({ within = [], field = '', item }: PlanOperation, after: FieldSet): FieldSet {
  if (item !== undefined) return item;
  const level = within.reduce<FieldSet>((set, list) => innerFields(set[list]), after);
  const definition = level[field];
  return definition === undefined ? {} : { [field]: definition };
}

function innerFields(list: FieldDefinition | undefined): FieldSet {
  return (list && itemFields(list)) ?? {};
}
