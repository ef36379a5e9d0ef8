import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

const formats = { 'date-time': true } as const;

/** Validates bodies without coercing, removing or adding values. */
const strict = new Ajv({ allErrors: true, formats, strict: true, strictTypes: false });

/** Converts numbers in query strings and paths from text. */
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
 * Compiles the serving schemas, which come from our own source, never from a request. Each is compiled on first use:
 * compiling all of them would take half of the time from start to first answer.
 */
export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? strict : lenient;
  let compiled: ValidateFunction | undefined;
  const validate: Compiled = (data: unknown) => {
    compiled ??= compile(ajv, schema);
    const odd = ajv === lenient ? oddlyWritten(schema, data) : [];
    const fits = odd.length === 0 && compiled(data);
    validate.errors = (odd.length === 0 ? compiled.errors : odd) as Exclude<Compiled['errors'], undefined>;
    return fits;
  };
  return validate;
};

/** Compiled validators by the text of the schema, because many routes share paths and pages. */
const known = new Map<Ajv, Map<string, ValidateFunction>>([
  [strict, new Map()],
  [lenient, new Map()],
]);

function compile(ajv: Ajv, schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const compiled = known.get(ajv)?.get(text) ?? ajv.compile(schema);
  known.get(ajv)?.set(text, compiled);
  return compiled;
}

/**
 * Rejects unusual integers that JavaScript parses: `1e3`, `0x1`, `+1`, ` 1`, and endless digits, which become
 * `Infinity`.
 */
function oddlyWritten(schema: unknown, data: unknown): Partial<ErrorObject>[] {
  const { properties } = schema as {
    readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
  };
  return Object.entries(data ?? {}).flatMap(([name, text]) =>
    properties?.[name]?.type === 'integer' && typeof text === 'string' && !isInDigits(text)
      ? [{ keyword: 'type', instancePath: `/${name}`, params: { type: 'integer' } }]
      : [],
  );
}

function isInDigits(text: string): boolean {
  return /^-?\d+$/.test(text) && Number.isFinite(Number(text));
}
