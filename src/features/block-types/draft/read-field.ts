import { modelFields, type ModelField } from '../../../../content-model/model-fields.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { definitionOf, type DraftField } from './draft-field.ts';

export function readField(field: DraftField, registry: FieldRegistry): ModelField | undefined {
  return modelFields({ content_model: { [field.uid]: definitionOf(field, 0) } }, registry)[0];
}
