import { definitionError, defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import type { FieldDefinition, FieldSet } from '../sdk/contract/field.ts';

/** What a model says about a list: how many items it may have, and the fields of an item. */
export const listOptions = defineOptions(
  {
    type: 'object',
    properties: {
      min: { type: 'integer', minimum: 0 },
      max: { type: 'integer', minimum: 1 },
      fields: { type: 'object' },
    },
    required: ['fields'],
    additionalProperties: false,
  },
  ({ min = 0, max, fields }, definition) => {
    if (max !== undefined && min > max)
      throw definitionError(definition, 'min', `at most ${max}, which is "max"`);
    const wrong = Object.entries(fields).find(([, field]) => !isDefinition(field));
    if (wrong !== undefined)
      throw definitionError(
        definition,
        `fields.${wrong[0]}`,
        'an object with field_type, field_title, required, order and field_values',
      );
    return { min, max, fields: fields as FieldSet };
  },
);

export type ListOptions = OptionsOf<typeof listOptions>;

function isDefinition(field: unknown): field is FieldDefinition {
  if (typeof field !== 'object' || field === null) return false;
  const { field_type, field_title, required, order, field_values } = field as Partial<FieldDefinition>;
  return (
    typeof field_type === 'string' &&
    typeof field_title === 'string' &&
    typeof required === 'boolean' &&
    typeof order === 'number' &&
    field_values !== undefined
  );
}
