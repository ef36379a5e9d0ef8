import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Schema = Parameters<typeof fastJson>[0];
type Compiler = Parameters<FastifyInstance['setSerializerCompiler']>[0];

/**
 * Compiles the response schemas, through which every answer goes: a field that is not declared cannot leave. Like the
 * validators, each is compiled when it is first needed.
 */
export const compileSerializer: Compiler = ({ schema }) => {
  let compiled: ((data: unknown) => string) | undefined;
  return (data) => (compiled ??= fastJson(schema as Schema))(data);
};
