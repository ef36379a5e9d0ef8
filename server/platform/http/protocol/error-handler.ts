import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus, type ErrorCode } from '../../../../shared/errors.ts';
import { negotiateLanguage } from '../../../../shared/languages.ts';
import { isUnavailable } from '../../database/errors.ts';
import { StorageError } from '../../ports/files/file-store.ts';
import { InvalidFieldsError, ServiceError, type FieldError } from '../../errors/service-error.ts';
import { storageFaultOf } from '../../disk/storage-fault.ts';
import type { Translations } from '../../translations.ts';
import { describeWait } from '../../limits/describe-wait.ts';
import { fieldAnswer } from './field-answer.ts';
import { fieldErrorsFrom } from './field-errors.ts';
import { acceptsProblem, fieldProblem, problemType } from './field-problem.ts';

/**
 * Turns every error into an answer (api.md section 2) without internal details. A route may set fewer headers for its
 * data, but every error answer has all of these.
 */
export function createErrorHandler(translations: Translations, headers: Readonly<Record<string, string>>) {
  return function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
    const language = negotiateLanguage(request.headers['accept-language']);
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) void reply.header(name, value);
    const rejection = toServiceError(error, request);
    if (rejection instanceof InvalidFieldsError) {
      if (acceptsProblem(request.headers.accept))
        return send(reply, 400, fieldProblem(rejection, language, translations), problemType);
      return send(reply, 400, fieldAnswer(rejection, language, translations));
    }
    const status = errorStatus[rejection.code];
    if (hasLeft(request, error)) request.log.debug({ err: error }, 'the client left');
    else if (status === 500) request.log.error({ err: error }, 'request failed');
    else if (rejection.code === 'storage_failed')
      request.log.fatal({ err: error }, 'the disk failed: nothing is saved until Octavo starts again');
    else if (rejection.code === 'storage_full') request.log.error({ err: error }, 'the storage is full');
    // An expected unavailability has a known reason; anything else must be logged.
    else if (status === 503)
      request.log[error === rejection ? 'debug' : 'warn']({ err: error }, 'unavailable');
    if (rejection.retryAfter !== undefined) void reply.header('retry-after', rejection.retryAfter);
    if (status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', '5');
    const when = describeWait(Number(reply.getHeader('retry-after') ?? 0), language);
    const key =
      rejection.sentence === undefined ? `codes.${rejection.code}` : `refusals.${rejection.sentence}`;
    const sentence = translations.translate(language, 'errors', key, {
      when,
      ...rejection.params,
    });
    const body = { message: sentence, code: rejection.code, detail: sentence, ...rejection.extra };
    const { rejectionPage } = request.routeOptions.config;
    if (rejectionPage === undefined) return send(reply, status, body);
    return rejectionPage(request.context, sentence).then(
      (html) => reply.code(status).type('text/html; charset=utf-8').send(html),
      () => send(reply, status, body),
    );
  };
}

/** Whether the client disconnected while sending or reading. */
function hasLeft({ raw }: FastifyRequest, error: Error): boolean {
  return raw.readableAborted || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
}

/** Sends an error without response schemas, because its body varies by code. */
function send(reply: FastifyReply, status: number, body: object, type = 'application/json'): FastifyReply {
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}

/** The service's field errors for a body that failed schema validation. */
function alsoWrong({ body, routeOptions }: FastifyRequest): readonly FieldError[] {
  const { bodyCheck } = routeOptions.config;
  if (bodyCheck === undefined || typeof body !== 'object' || body === null) return [];
  return bodyCheck(body as Readonly<Record<string, unknown>>);
}

const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'parse_error',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'parse_error',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'parse_error',
  FST_FIELDS_LIMIT: 'parse_error',
  FST_PARTS_LIMIT: 'parse_error',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

function toServiceError(
  error: FastifyError | Error,
  request: FastifyRequest,
): ServiceError | InvalidFieldsError {
  if (error instanceof ServiceError || error instanceof InvalidFieldsError) return error;
  if ('validation' in error && error.validation !== undefined)
    return fieldErrorsFrom(error.validation, request.body, alsoWrong(request));
  const fault = storageFaultOf(error);
  if (fault !== undefined)
    return new ServiceError(request.method === 'GET' ? 'unavailable' : `storage_${fault}`);
  if (isUnavailable(error) || error instanceof StorageError) return new ServiceError('unavailable');
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = fastifyCodes[code];
  if (known !== undefined) return new ServiceError(known);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 404) return new ServiceError('not_found');
  if (status === 413) return new ServiceError('payload_too_large');
  if (status >= 400 && status < 500) return new ServiceError('parse_error');
  return new ServiceError('internal_error');
}
