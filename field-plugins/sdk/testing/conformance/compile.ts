import type { Schema } from '@cfworker/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../../shared/json-schema.ts';

/** What tells values that fit from others. Throws for a schema that is not strict. */
export function compileStrictly(schema: JsonSchema): (value: unknown) => boolean {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(copyOf(schema));
  return (value) => validate(value);
}

/** The same for any schema: that it is not strict is told once, by a rule of its own. */
export function compile(schema: JsonSchema): (value: unknown) => boolean {
  const validate = new Ajv2020({ strict: false, logger: false }).compile(copyOf(schema));
  return (value) => validate(value);
}

/** The browser's validator writes into the schema it is given. */
export function copyOf(schema: JsonSchema): Schema {
  return JSON.parse(JSON.stringify(schema)) as Schema;
}
