import type { Schema } from '@cfworker/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../../shared/json-schema.ts';

/** Compiles a schema into a validator. Throws if the schema is not strict. */
export function compileStrictly(schema: JsonSchema): (value: unknown) => boolean {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(copyOf(schema));
  return (value) => validate(value);
}

/** The same for any schema. Strictness has its own rule. */
export function compile(schema: JsonSchema): (value: unknown) => boolean {
  const validate = new Ajv2020({ strict: false, logger: false }).compile(copyOf(schema));
  return (value) => validate(value);
}

/** The browser's validator writes into the schema it is given. */
export function copyOf(schema: JsonSchema): Schema {
  return JSON.parse(JSON.stringify(schema)) as Schema;
}
