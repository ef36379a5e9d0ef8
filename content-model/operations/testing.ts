import type { BlockData } from '../block-data.ts';
import type { Plan } from './prepare-plan.ts';
import { isOneOf, retiredFields, withoutRetired } from './retired-fields.ts';
import type { Fields } from './step.ts';

/** The values of the fields before a plan, in data after applying and undoing it. */
export function valuesBefore(before: Fields, { fields }: Pick<Plan, 'fields'>, data: BlockData): BlockData {
  return withoutRetired(data, isOneOf(retiredFields(fields, before)), before);
}

export function valuesAfter(before: Fields, { fields }: Pick<Plan, 'fields'>, data: BlockData): BlockData {
  return withoutRetired(data, isOneOf(retiredFields(before, fields)), fields);
}
