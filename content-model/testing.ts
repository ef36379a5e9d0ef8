import type { FieldDefinition } from '../field-plugins/sdk/contract/field.ts';
import type { BlockModel } from './model-fields.ts';

/** A field definition for a test; optional and without options by default. */
export function field(type: string, rest: Partial<FieldDefinition> = {}): FieldDefinition {
  return { field_type: type, field_title: type, required: false, order: 0, field_values: null, ...rest };
}

/** A model with these fields. */
export function modelOf(content_model: BlockModel['content_model']): BlockModel {
  return { content_model };
}
