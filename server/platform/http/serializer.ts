import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { FastifySchema } from 'fastify';

type Schema = Parameters<typeof fastJson>[0];

/**
 * Compiles the response schemas, through which every answer goes: a field that is not declared cannot leave. Like the
 * validators, each is compiled when it is first needed.
 */
export const compileSerializer: FastifySerializerCompiler<FastifySchema> = ({ schema }) => {
  let compiled: ((data: unknown) => string) | undefined;
  return (data) => (compiled ??= fastJson(schema as Schema))(data);
};
