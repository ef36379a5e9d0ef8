import type { Schema } from '@cfworker/json-schema';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../../shared/json-schema.ts';

/** Knows what a schema is. Compiling the schema of schemas takes longer than anything else here, so it is done once. */
const schemas = new Ajv2020();

/** What `JsonSchema` has beyond JSON Schema. */
const keywords = [{ keyword: 'assigned', schemaType: 'boolean' as const }];

/** Compiles a schema into a validator. Throws if the schema is not strict. */
export function compileStrictly(schema: JsonSchema): (value: unknown) => boolean {
  return compileBy({ strict: true, allowUnionTypes: true }, schema);
}

/** The same for any schema. Strictness has its own rule. */
export function compile(schema: JsonSchema): (value: unknown) => boolean {
  return compileBy({ strict: false, logger: false }, schema);
}

/** Each schema has its own instance, so that two may share an `$id`. */
function compileBy(options: Options, schema: JsonSchema): (value: unknown) => boolean {
  const copy = copyOf(schema);
  if (schemas.validateSchema(copy) !== true)
    throw new Error(`The schema is invalid: ${schemas.errorsText()}.`);
  const validate = new Ajv2020({ ...options, keywords, meta: false, validateSchema: false }).compile(copy);
  return (value) => validate(value);
}

/** The browser's validator writes into the schema it is given. */
export function copyOf(schema: JsonSchema): Schema {
  return JSON.parse(JSON.stringify(schema)) as Schema;
}
