import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

const formats = { 'date-time': true } as const;

/** Bodies are taken as they are: nothing is coerced, removed or filled in behind the client's back. */
const strict = new Ajv({ allErrors: true, formats, strict: true, strictTypes: false });

/** Query strings and paths are text: numbers are read from it. */
const lenient = new Ajv({
  allErrors: true,
  formats,
  coerceTypes: true,
  useDefaults: true,
  strict: true,
  strictTypes: false,
});

/** Compiles the serving schemas; they come from our own source, never from a request. */
export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? strict : lenient).compile(schema) as ValidateFunction;
