import { diffFields } from '../../../../content-model/fields/diff.ts';
import { partsWithin } from '../../../../content-model/operations/parts-within.ts';
import type { FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { type Fields, fieldSetOf } from './draft-field.ts';

/** The operations that turn the stored fields into those of a draft. */
export function operationsBetween(
  stored: FieldSet,
  fields: Fields,
  registry: FieldRegistry,
): readonly PlanOperation[] {
  return diffFields(stored, fieldSetOf(fields, stored), {
    isReached: (definition) => partsWithin(definition, registry) !== undefined,
  });
}
