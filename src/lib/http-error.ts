import { isRecord } from '../../shared/is-record.ts';
import { words } from './words/words.ts';

/** Sentences by field, as the server sends them. */
export type FieldErrors = Record<string, string[]>;

interface HttpErrorInput {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: FieldErrors;
  readonly current?: unknown;
  readonly cause?: unknown;
}

/**
 * The reason why a call failed. `message` is a sentence to show to the user. `status` is 0 if no answer came (codes
 * `offline`, `timeout`). `fields` is set if fields are invalid (code `invalid_fields`), and `current`, the current
 * record, if another user changed it first (code `stale_write`).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly fields?: FieldErrors;
  readonly current?: unknown;

  constructor(input: HttpErrorInput) {
    super(input.message, { cause: input.cause });
    this.status = input.status;
    this.code = input.code;
    if (input.fields !== undefined) this.fields = input.fields;
    if (input.current !== undefined) this.current = input.current;
  }
}

/** Failures without a sentence from the server, which get one from the client. */
const ownSentences = {
  offline: 'http.offline',
  timeout: 'http.timeout',
  failed: 'common.somethingWrong',
} as const;

/** Whether the requested thing does not exist, so retrying cannot help. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** The sentence for a user whose action failed. Reads our own texts only now, as they may have loaded after the failure. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof HttpError)) return words.t('common.somethingWrong');
  // All calls show the same sentence for this cause.
  if (error.status === 401) return words.t('session.expired');
  return hasOwnSentence(error.code) ? words.t(ownSentences[error.code]) : error.message;
}

function hasOwnSentence(code: string): code is keyof typeof ownSentences {
  return Object.hasOwn(ownSentences, code);
}

/** Errors of no field are under `non_field_errors`. */
export function errorFields(error: unknown): FieldErrors {
  const fields = error instanceof HttpError ? error.fields : undefined;
  return fields ?? { non_field_errors: [errorSentence(error)] };
}

export function unansweredError(code: 'offline' | 'timeout', cause?: unknown): HttpError {
  return new HttpError({ status: 0, code, message: words.t(`http.${code}`), cause });
}

/** Reads the body of an error (spec section 8): a message with its code, errors of no field, or errors by field. */
export function answeredError(status: number, body: unknown, cause?: unknown): HttpError {
  if (!isRecord(body)) return failedError(status, cause);
  if ('message' in body && 'code' in body) {
    const { current } = body;
    const message = sentence(body['message']);
    const code = sentence(body['code']);
    return new HttpError({ status, code, message, cause, ...(current === undefined ? {} : { current }) });
  }
  const placed = readPlacedErrors(body);
  const fields = { ...readFields(body), ...fieldsOf(placed) };
  const general = fields['non_field_errors'] ?? Object.values(fields).flat();
  if (general.length === 0) return failedError(status, cause);
  return new HttpError({
    status,
    code: 'invalid_fields',
    message: general.join(' '),
    fields,
    cause,
  });
}

function failedError(status: number, cause: unknown): HttpError {
  return new HttpError({ status, code: 'failed', message: words.t('common.somethingWrong'), cause });
}

function readFields(body: Record<string, unknown>): FieldErrors {
  return Object.fromEntries(
    Object.entries(body)
      .map(([name, value]) => [name, sentences(value)] as const)
      .filter(([, list]) => list.length > 0),
  );
}

/** An error at a place: with the sentence alone, without the place before it in the form for programmers. */
interface PlacedError {
  readonly field: string;
  readonly message?: string;
  readonly detail?: string;
}

function readPlacedErrors({ errors }: Record<string, unknown>): readonly PlacedError[] {
  return Array.isArray(errors) && errors.every(isRecord) ? (errors as unknown as PlacedError[]) : [];
}

function fieldsOf(placed: readonly PlacedError[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { field, message, detail = message ?? '' } of placed) {
    const known = (fields[field] ??= []);
    if (!known.includes(detail)) known.push(detail);
  }
  return fields;
}

function sentences(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string');
}

function sentence(value: unknown): string {
  return sentences(value).join(' ');
}
