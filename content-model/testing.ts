import type { FieldDefinition } from '../field-plugins/sdk/contract/field.ts';
import type { BlockModel } from './model-fields.ts';

/** A field definition for a test; what is not said is optional and without options. */
export function field(type: string, rest: Partial<FieldDefinition> = {}): FieldDefinition {
  return { field_type: type, field_title: type, required: false, order: 0, field_values: null, ...rest };
}

/** A model of these fields. */
export function modelOf(content_model: BlockModel['content_model']): BlockModel {
  return { content_model };
}
