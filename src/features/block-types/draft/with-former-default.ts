import { convertDefault, withDefault } from '../../../../content-model/operations/settle-value.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { readField } from '../field/comparisons.ts';
import type { DraftField } from './type-draft.ts';

/**
 * Converts the default of a field that changed its type, as a plan would. A default that does not convert stays with a
 * stored field: its options may still change, and the plan decides about it.
 */
export function withFormerDefault(
  before: DraftField,
  field: DraftField,
  registry: FieldRegistry,
): DraftField {
  const [from, to] = [readField(before, registry), readField(field, registry)];
  const made = from && to && convertDefault(from, to).value;
  if (made === undefined && field.was !== undefined) return field;
  return { ...field, definition: withDefault(field.definition, made) };
}
