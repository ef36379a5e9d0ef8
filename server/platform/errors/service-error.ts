import type { ErrorCode, FieldErrorKey, ErrorSentence } from '../../../shared/errors.ts';
import type { IssuePath } from '../../../shared/issue-path.ts';
import type { MessageParams } from '../../../shared/message-params.ts';
import { oneLine } from '../../../shared/one-line.ts';

/** A request error of api.md section 2. Services throw it; one handler answers it. */
export class ServiceError extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** A more specific sentence than that of the code. */
  readonly sentence: ErrorSentence | undefined;
  readonly params: MessageParams;
  /** Extra members of the body, such as `current` of a stale write. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: {
      sentence?: ErrorSentence;
      params?: MessageParams;
      extra?: Readonly<Record<string, unknown>>;
      retryAfter?: number;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.sentence = more.sentence;
    this.params = more.params ?? {};
    this.extra = more.extra ?? {};
    this.retryAfter = more.retryAfter;
  }
}

/** Throws 404 for a record that does not exist, or not for this caller. */
export function requireFound<Record>(record: Record | undefined): Record {
  if (record === undefined) throw new ServiceError('not_found');
  return record;
}

/**
 * A sentence to translate: `field.<key>` of `locales/<lng>/errors.json`, or a key of `fields.json` if it comes from a
 * field plugin.
 */
export interface FieldMessage {
  readonly namespace: 'errors' | 'fields';
  readonly key: string;
  readonly params?: MessageParams;
  /** The place inside the field; omitted for the whole field. */
  readonly path?: IssuePath;
  /** The full path through the body, if the field and `path` omit the containers of fields. */
  readonly place?: IssuePath;
}

export type FieldError = readonly [field: string, messages: readonly FieldMessage[]];

/**
 * Validates a body beyond its shape. It also runs on bodies with an invalid shape, so that every error is reported at
 * once; it cannot rely on the types of members.
 */
export type BodyCheck = (body: Readonly<Record<string, unknown>>) => readonly FieldError[];

/** A request with invalid fields: 400, sentences by field. `non_field_errors` holds those without a field. */
export class InvalidFieldsError extends Error {
  override readonly name = 'FieldRefusal';
  readonly fields: ReadonlyMap<string, readonly FieldMessage[]>;

  constructor(fields: Iterable<FieldError>) {
    super('fields refused');
    this.fields = new Map(fields);
  }
}

export function fieldError(
  place: string | readonly [string, ...IssuePath],
  key: FieldErrorKey,
  params?: MessageParams,
): InvalidFieldsError {
  const [field, ...path] = typeof place === 'string' ? [place] : place;
  const message = fieldMessage(key, params);
  return new InvalidFieldsError([[field, [path.length === 0 ? message : { ...message, path }]]]);
}

/** The text of a field on one line. Throws if nothing is left. */
export function requireLine(field: string, text: string): string {
  const line = oneLine(text);
  if (line === '') throw fieldError(field, 'blank');
  return line;
}

export function fieldMessage(key: FieldErrorKey, params?: MessageParams): FieldMessage {
  return { namespace: 'errors', key: `field.${key}`, ...(params === undefined ? {} : { params }) };
}

/** Throws if any field is invalid. */
export function throwFieldErrors(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new InvalidFieldsError(fields);
}
