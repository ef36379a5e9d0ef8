import type { JsonSchema } from '../../../shared/json-schema.ts';
import { expectationOf } from './expectation.ts';
import { FieldDefinitionError, type FieldDefinition, type FieldIssue } from './field.ts';
import { fitsSchema } from './fits-schema.ts';
import type { OptionValues } from './schema-value.ts';

/** The members of a field type that are about its options: `defineField({...defineOptions(schema), …})`. */
export interface FieldOptions<Options> {
  readonly optionsSchema: JsonSchema;
  readOptions(definition: FieldDefinition): Options;
}

/** The options that a field type reads. */
export type OptionsOf<Defined extends FieldOptions<unknown>> = ReturnType<Defined['readOptions']>;

/**
 * States the options of a field type once: the type of the options and the function that reads them follow from the schema. A
 * missing option gets the `default` of its schema. `refine` turns the values into other options, and may throw `definitionError`
 * for rules that a schema cannot express.
 */
export function defineOptions<const Schema extends JsonSchema>(
  optionsSchema: Schema,
): FieldOptions<OptionValues<Schema>>;
export function defineOptions<const Schema extends JsonSchema, Options>(
  optionsSchema: Schema,
  refine: (values: OptionValues<Schema>, definition: FieldDefinition) => Options,
): FieldOptions<Options>;
export function defineOptions(
  optionsSchema: JsonSchema,
  refine: (values: never, definition: FieldDefinition) => unknown = (values) => values,
): FieldOptions<unknown> {
  return {
    optionsSchema,
    readOptions: (definition) => refine(readValues(optionsSchema, definition) as never, definition),
  };
}

/** For a field type without options. */
export const noOptions: FieldOptions<null> = defineOptions({ type: 'null' });

/**
 * The error for a definition that its type does not support. Names the field, type, option and expectation. `issue` is the
 * message for users who build block types in Octavo; Octavo words the errors of the options' schema itself.
 */
export function definitionError(
  definition: FieldDefinition,
  option: string,
  expectation: string,
  issue?: FieldIssue,
): FieldDefinitionError {
  const { field_type: type, field_title: title } = definition;
  return new FieldDefinitionError(`The ${type} field "${title}": ${option} must be ${expectation}.`, issue);
}

function readValues(schema: JsonSchema, definition: FieldDefinition): unknown {
  const { field_values: values } = definition;
  // Old models have {} where there are no options.
  if (schema.type === 'null' && isEmptyObject(values)) return null;
  if (schema.properties !== undefined) return readNamed(schema, definition);
  requireFit(definition, 'field_values', { schema, value: values });
  return values;
}

/** Validates each option separately, so that the error names it. */
function readNamed({ properties = {}, required = [], ...schema }: JsonSchema, definition: FieldDefinition) {
  const values: unknown = definition.field_values ?? {};
  const allowed = expectationOf({ ...schema, properties });
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw definitionError(definition, 'field_values', allowed);
  const stranger = Object.keys(values).find((name) => !Object.hasOwn(properties, name));
  if (stranger !== undefined)
    throw definitionError(definition, `field_values has "${stranger}" but`, allowed);
  const given = new Map<string, unknown>(Object.entries(values));
  const read = Object.entries(properties).flatMap(([name, part]) => {
    const value = given.has(name) ? given.get(name) : part.default;
    if (given.has(name) || required.includes(name)) requireFit(definition, name, { schema: part, value });
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read);
}

function requireFit(
  definition: FieldDefinition,
  option: string,
  { schema, value }: { readonly schema: JsonSchema; readonly value: unknown },
): void {
  if (!fitsSchema(schema, value)) throw definitionError(definition, option, expectationOf(schema));
}

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}
