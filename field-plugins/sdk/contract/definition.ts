import { FieldDefinitionError, type FieldDefinition } from './field.ts';

/**
 * The error for a definition that asks for something its type does not offer. Names the field, type, option and
 * expectation.
 */
export function definitionError(
  definition: FieldDefinition,
  option: string,
  expectation: string,
): FieldDefinitionError {
  const { field_type: type, field_title: title } = definition;
  return new FieldDefinitionError(`The ${type} field "${title}": ${option} must be ${expectation}.`);
}

/** The options in `field_values`; empty for `null`. Throws for any other name than these. */
export function definitionOptions(
  definition: FieldDefinition,
  names: readonly string[],
): ReadonlyMap<string, unknown> {
  const values = definition.field_values ?? {};
  const allowed = names.length === 0 ? 'null' : `null or an object with ${names.join(', ')}`;
  if (typeof values !== 'object' || Array.isArray(values))
    throw definitionError(definition, 'field_values', allowed);
  const options = new Map(Object.entries(values));
  const stranger = [...options.keys()].find((name) => !names.includes(name));
  if (stranger !== undefined)
    throw definitionError(definition, `field_values has "${stranger}" but`, allowed);
  return options;
}

/** An integer of at least 1, or undefined when the option is missing. Throws for anything else. */
export function countOption(
  definition: FieldDefinition,
  options: ReadonlyMap<string, unknown>,
  name: string,
): number | undefined {
  const value = options.get(name);
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1) return value;
  throw definitionError(definition, name, 'a whole number from 1 on');
}
