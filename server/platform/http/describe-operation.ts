import type { FastifySchema } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { refusals } from './answers.ts';

type Answers = Readonly<
  Record<string, TSchema & { readonly properties?: Readonly<Record<string, unknown>> }>
>;

const etag = Type.String({ description: 'Names this state of the record or of the content.' });
const retryAfter = Type.String({ description: 'Seconds to wait before asking again.' });
const location = Type.String({ description: 'Where the page is now.' });
const ifMatch = Type.String({
  description: 'The ETag of the state that the write starts from; 412 when it is not the current one.',
});
const ifNoneMatch = Type.String({
  description: 'ETags of the content that is known; 304 when it is current.',
});

/**
 * What the description of an operation says beyond the schemas that it serves with: everything that follows from its
 * taking a body, answering versioned records or refusing for a while. Routes never repeat it.
 */
export function describeOperation(schema: FastifySchema): FastifySchema {
  const { form, ...described } = schema;
  const body = form ?? schema.body;
  const answers = {
    ...(schema.response as Answers | undefined),
    ...(body === undefined ? {} : { 400: refusals[400], 413: refusals[413], 415: refusals[415] }),
  } as Answers;
  const requestHeaders = {
    ...('412' in answers ? { 'If-Match': Type.Optional(ifMatch) } : {}),
    ...('304' in answers ? { 'If-None-Match': Type.Optional(ifNoneMatch) } : {}),
  };
  const response = Object.entries(answers).map(([status, answer]) => {
    const headers = headersOf(Number(status), answer, '304' in answers);
    return [status, Object.keys(headers).length === 0 ? answer : { ...answer, headers }] as const;
  });
  return {
    ...described,
    ...(body === undefined ? {} : { body }),
    ...(form === undefined ? {} : { consumes: ['multipart/form-data'] }),
    ...(Object.keys(requestHeaders).length === 0 ? {} : { headers: Type.Object(requestHeaders) }),
    response: Object.fromEntries(response),
  };
}

/** A record that counts revisions bears its ETag, as does content that can be asked for with `If-None-Match`. */
function headersOf(status: number, answer: Answers[string], conditional: boolean): Record<string, TSchema> {
  const versioned = status < 300 && answer.properties !== undefined && 'revision' in answer.properties;
  if (versioned || (conditional && (status === 200 || status === 304))) return { ETag: etag };
  if (status === 301) return { Location: location };
  return status === 429 || status === 503 ? { 'Retry-After': retryAfter } : {};
}
