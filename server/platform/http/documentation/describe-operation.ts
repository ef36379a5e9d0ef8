import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { languages } from '../../../../shared/languages.ts';
import { serverLimits } from '../../../../shared/server-limits.ts';
import { addErrors, type NamedError } from '../routes/answers.ts';
import { alwaysSent } from './complete-description.ts';

type Properties = Readonly<Record<string, TSchema>>;
type Answers = Readonly<Record<number, TSchema & { readonly properties?: Properties }>>;

export interface DescribedRoute {
  readonly method: string;
  readonly url: string;
  readonly config: FastifyContextConfig;
  readonly schema: FastifySchema;
}

const always = { [alwaysSent]: true };
const etag = Type.String({ description: 'Names this state of the record or of the content.', ...always });
const retryAfter = Type.String({ description: 'Seconds to wait.' });
const location = Type.String({ description: 'Where to go on.', ...always });
const replayed = Type.String({ description: '`true`: the first answer to this Idempotency-Key once more.' });
const idempotencyKey = Type.String({
  description: 'Names this request: sent again with the same key within 24 hours, it is done only once.',
  minLength: 1,
  maxLength: serverLimits.idempotencyKeyLength,
});
const acceptLanguage = Type.String({
  description: `The language of every sentence in the answer: ${languages.join(', ')}; en otherwise.`,
});
const ifMatch = Type.String({
  description: 'The ETag of the state that the write starts from; 412 when it is not the current one.',
});
const ifNoneMatch = Type.String({
  description: 'ETags of the content that is known; 304 when it is current.',
});

/**
 * Completes the description of an operation beyond its serving schemas, from its guard, its path, its body, and its
 * versioned or temporary error answers. Routes never repeat it.
 */
export function describeOperation(route: DescribedRoute): FastifySchema {
  const { form, ...described } = route.schema;
  const body = form ?? acceptedBody(route);
  const answers: Answers = addErrors((route.schema.response ?? {}) as Answers, impliedErrors(route));
  const requestHeaders = {
    'Accept-Language': Type.Optional(acceptLanguage),
    ...(isRetriable(route) ? { 'Idempotency-Key': Type.Optional(idempotencyKey) } : {}),
    ...('412' in answers ? { 'If-Match': Type.Optional(ifMatch) } : {}),
    ...('304' in answers ? { 'If-None-Match': Type.Optional(ifNoneMatch) } : {}),
  };
  const response = Object.entries(answers).map(([status, answer]) => {
    const headers = {
      ...headersOf(Number(status), answer, '304' in answers),
      ...(isRetriable(route) && Number(status) < 300 ? { 'Idempotency-Replayed': replayed } : {}),
    };
    return [status, Object.keys(headers).length === 0 ? answer : { ...answer, headers }] as const;
  });
  return {
    ...described,
    ...(body === undefined ? {} : { body }),
    ...(form === undefined ? {} : { consumes: ['multipart/form-data'] }),
    headers: Type.Object(requestHeaders),
    response: Object.fromEntries(response),
  };
}

/** Whether retries are supported. Guests cannot retry, because answers are stored by caller. */
function isRetriable({ method, config }: DescribedRoute): boolean {
  return method === 'POST' && (config.guard ?? 'public') !== 'public';
}

/** Errors that routes need not list. */
function impliedErrors(route: DescribedRoute): readonly NamedError[] {
  const { method, url, config } = route;
  const guard = config.guard ?? 'public';
  return [
    400,
    ...(method === 'GET'
      ? []
      : (['parse_error', 'too_deep', 'payload_too_large', 'unsupported_media_type'] as const)),
    ...(guard === 'public' ? [] : ([401] as const)),
    ...(guard === 'user' || guard === 'admin' ? ([403] as const) : []),
    ...(isRetriable(route) ? (['in_progress', 'idempotency_key_reused'] as const) : []),
    ...(url.includes('/:') ? ([404] as const) : []),
    429,
    500,
    503,
    ...(method === 'GET' ? [] : (['storage_failed', 'storage_full'] as const)),
  ];
}

/** The accepted body, including read-only members that clients may send back. */
function acceptedBody({ schema, config }: DescribedRoute): unknown {
  const body = schema.body as (TSchema & { readonly properties?: Properties }) | undefined;
  const ignored = config.ignoredBodyKeys ?? [];
  if (body?.properties === undefined || ignored.length === 0) return body;
  const readOnly = { description: 'May be sent back as it was read; it is ignored.', readOnly: true };
  const names = ignored.map((name) => [name, readOnly] as const);
  return { ...body, properties: { ...Object.fromEntries(names), ...body.properties } };
}

/** The headers of an answer: versioned records and content that supports `If-None-Match` have an ETag. */
function headersOf(status: number, answer: Answers[number], conditional: boolean): Properties {
  const versioned = status < 300 && answer.properties !== undefined && 'revision' in answer.properties;
  if (versioned || (conditional && (status === 200 || status === 304))) return { ETag: etag };
  if (status === 301 || status === 302) return { Location: location };
  if (status === 409) return { 'Retry-After': retryAfter };
  return status === 429 || status === 503 ? { 'Retry-After': { ...retryAfter, ...always } } : {};
}
