import { definitionError } from '../contract/definition.ts';
import type { FieldDefinition, FieldSet } from '../contract/field.ts';

/**
 * Reads the fields of a part from the option `name` of a composite. Throws `FieldDefinitionError` if one of them is not
 * a field definition; Octavo checks whether its type supports it.
 */
export function readFieldset(fields: object, definition: FieldDefinition, name: string): FieldSet {
  const wrong = Object.entries(fields).find(([, field]) => !isDefinition(field));
  if (wrong !== undefined)
    throw definitionError(
      definition,
      `${name}.${wrong[0]}`,
      'a definition of a field: an object with a field_type and a field_title',
      { key: 'common.wrong_format', path: [name, wrong[0]] },
    );
  return fields as FieldSet;
}

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
