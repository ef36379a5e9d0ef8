import { convertDefault, withDefault } from '../../../../content-model/operations/settle-value.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { type DraftField, readField } from './draft-field.ts';

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
  const made = from && to && convertDefault(from, to);
  if (made === undefined && field.id !== undefined) return field;
  return { ...field, definition: withDefault(field.definition, made) };
}
