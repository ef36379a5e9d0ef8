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

type Compiled = ReturnType<FastifySchemaCompiler<FastifySchema>>;

/**
 * Compiles the serving schemas; they come from our own source, never from a request. Each is compiled when it is
 * first needed: all together they would take half of the time from start to first answer.
 */
export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? strict : lenient;
  let compiled: ValidateFunction | undefined;
  const validate: Compiled = (data: unknown) => {
    compiled ??= ajv.compile(schema);
    const fits = compiled(data);
    validate.errors = compiled.errors as Exclude<Compiled['errors'], undefined>;
    return fits;
  };
  return validate;
};
