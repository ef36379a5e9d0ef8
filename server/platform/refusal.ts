import type { ErrorCode, FieldErrorKey, RefusalSentence } from '../../shared/errors.ts';
import type { IssuePath } from '../../shared/issue-path.ts';
import type { WordParams } from '../../shared/word-params.ts';

/** A request refused for a reason in api.md section 2. Services throw it; one handler answers it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** Says more than the sentence of the code. */
  readonly sentence: RefusalSentence | undefined;
  /** Values for the sentence. */
  readonly params: WordParams;
  /** Extra members of the body, such as `current` of a stale write. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: {
      sentence?: RefusalSentence;
      params?: WordParams;
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

/**
 * A sentence to translate: `field.<key>` of `locales/<lng>/errors.json`, or a key of `fields.json` if it comes from a
 * field plugin.
 */
export interface FieldMessage {
  readonly namespace: 'errors' | 'fields';
  readonly key: string;
  readonly params?: WordParams;
  /** Where inside the field; left out for the whole field. */
  readonly path?: IssuePath;
  /** The whole way through what was sent, where the field and `path` name fields only, and not what they are in. */
  readonly place?: IssuePath;
}

/** A refused field, and why. */
export type RefusedField = readonly [field: string, messages: readonly FieldMessage[]];

/**
 * Checks a body beyond its shape. It also runs on bodies with a wrong shape, so that every problem is reported at once;
 * it can assume nothing about their members.
 */
export type BodyCheck = (body: Readonly<Record<string, unknown>>) => readonly RefusedField[];

/**
 * A request whose fields are refused: 400, sentences by field. `non_field_errors` holds those that belong to no field.
 */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal';
  readonly fields: ReadonlyMap<string, readonly FieldMessage[]>;

  constructor(fields: Iterable<RefusedField>) {
    super('fields refused');
    this.fields = new Map(fields);
  }
}

/** One refused field, or a part of one, with one sentence. */
export function refuseField(
  place: string | readonly [string, ...IssuePath],
  key: FieldErrorKey,
  params?: WordParams,
): FieldRefusal {
  const [field, ...path] = typeof place === 'string' ? [place] : place;
  const message = fieldMessage(key, params);
  return new FieldRefusal([[field, [path.length === 0 ? message : { ...message, path }]]]);
}

/** A sentence of the server's own about a field. */
export function fieldMessage(key: FieldErrorKey, params?: WordParams): FieldMessage {
  return { namespace: 'errors', key: `field.${key}`, ...(params === undefined ? {} : { params }) };
}

/** Throws if any field is refused. */
export function refuseFields(fields: readonly RefusedField[]): void {
  if (fields.length > 0) throw new FieldRefusal(fields);
}
