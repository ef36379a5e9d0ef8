import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { completeDefaults, completeFieldValue } from '../complete-data.ts';
import { completeField, completeFields, completeOptions } from '../complete-fields.ts';
import { modelFields } from '../model-fields.ts';
import { itemFields } from './list-value.ts';
import type { Fields } from './step.ts';

/**
 * Fills in what a writer may leave out of definitions, defaults and the value of an operation; `fields` are those before it. An
 * added field comes last. Without a registry, only definitions are completed, so that a stored plan keeps its values.
 */
export function completeOperation(
  operation: PlanOperation,
  fields: Fields,
  registry: FieldRegistry | undefined,
): PlanOperation {
  const { within = [], field_values, item, properties } = operation;
  const around = within.reduce<Fields | undefined>((outer, name) => {
    const list = outer && ownField(outer, name);
    return list && itemFields(list);
  }, fields);
  if (around === undefined) return operation;
  const last = Math.max(-1, ...Object.values(around).map(({ order }) => order));
  const defaults = <Some extends Fields>(some: Some) =>
    registry === undefined ? some : completeDefaults(some, registry);
  const { field: definition } = defaults({
    ...(operation.definition && { field: completeField(operation.definition, last + 1) }),
  });
  const whole = {
    ...operation,
    ...(definition && { definition }),
    ...(item && { item: defaults(completeFields(item)) }),
    ...(field_values !== undefined && { field_values: completeOptions(field_values) }),
  };
  const after = fieldAfter(whole, around);
  if (registry === undefined || after === undefined) return whole;
  const [field] = modelFields({ content_model: { field: after } }, registry);
  if (field === undefined) return whole;
  const { value } = operation;
  const start = properties?.['default'];
  return {
    ...whole,
    ...(value !== undefined && { value: completeFieldValue(field, value) }),
    ...(start !== undefined && {
      properties: { ...properties, default: completeFieldValue(field, start) },
    }),
  };
}

/** The field that the value of an operation is for, as the operation leaves it. */
function fieldAfter(
  { definition, field = '', field_type, field_values, properties }: PlanOperation,
  around: Fields,
): FieldDefinition | undefined {
  const before = definition ?? ownField(around, field);
  return (
    before && {
      ...before,
      ...properties,
      ...(field_type !== undefined && { field_type, field_values: null }),
      ...(field_values !== undefined && { field_values }),
    }
  );
}

function ownField(fields: Fields, name: string): FieldDefinition | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
