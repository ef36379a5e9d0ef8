import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Schema = Parameters<typeof fastJson>[0];
type Compiler = Parameters<FastifyInstance['setSerializerCompiler']>[0];

type Serialize = (data: unknown) => string;

/** Compiled serialisers by the text of the schema, because many routes share the same errors. */
const known = new Map<string, Serialize>();

/**
 * Compiles the response schemas. Every answer passes through them, so undeclared fields are never sent. Like the
 * validators, each is compiled on first use.
 */
export const compileSerializer: Compiler = ({ schema }) => {
  let compiled: Serialize | undefined;
  return (data) => (compiled ??= compile(schema as Schema))(data);
};

function compile(schema: Schema): Serialize {
  const text = JSON.stringify(schema);
  const compiled = known.get(text) ?? fastJson(JSON.parse(text, withoutUnions) as Schema);
  known.set(text, compiled);
  return compiled;
}

/**
 * Rewrites a union of a schema and null to one nullable schema, because `fast-json-stringify` validates every member of
 * a union to find the right one.
 */
function withoutUnions(_name: string, value: unknown): unknown {
  const { anyOf, ...rest } = (value ?? {}) as {
    readonly anyOf?: readonly Partial<Record<'type', unknown>>[];
  };
  const [schema, other] = anyOf ?? [];
  const isNullable = anyOf?.length === 2 && typeof schema?.type === 'string' && other?.type === 'null';
  return isNullable ? { ...schema, ...rest, nullable: true } : value;
}
