import type { ErrorCode, FieldErrorKey } from '../../shared/errors.ts';

/** A request that is refused for a reason of api.md section 2. Services throw it; one handler answers it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** What the sentence mentions. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Further members of the body, such as `current` of a stale write. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    more: {
      params?: Readonly<Record<string, string | number>>;
      extra?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.params = more.params ?? {};
    this.extra = more.extra ?? {};
  }
}

/**
 * A sentence to be: `field.<key>` of `locales/<lng>/errors.json`, or a key of `fields.json` where a field plugin speaks.
 */
export interface FieldMessage {
  readonly namespace: 'errors' | 'fields';
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A field that is refused, and why. */
export type RefusedField = readonly [field: string, messages: readonly FieldMessage[]];

/**
 * Finds what is wrong with a body by more than its shape tells. It is also asked about bodies whose shape is wrong, so
 * that everything is said at once; nothing is certain about their members.
 */
export type BodyCheck = (body: Readonly<Record<string, unknown>>) => readonly RefusedField[];

/** A request whose fields are refused: 400, sentences by field. `non_field_errors` names those of no field. */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal';
  readonly fields: ReadonlyMap<string, readonly FieldMessage[]>;

  constructor(fields: Iterable<RefusedField>) {
    super('fields refused');
    this.fields = new Map(fields);
  }
}

/** One refused field with one sentence. */
export function refuseField(
  field: string,
  key: FieldErrorKey,
  params?: Readonly<Record<string, string | number>>,
): FieldRefusal {
  return new FieldRefusal([[field, [fieldMessage(key, params)]]]);
}

/** A sentence of the server's own about a field. */
export function fieldMessage(
  key: FieldErrorKey,
  params?: Readonly<Record<string, string | number>>,
): FieldMessage {
  return { namespace: 'errors', key: `field.${key}`, ...(params === undefined ? {} : { params }) };
}

/** Throws unless nothing was found wrong. */
export function refuseFields(fields: readonly RefusedField[]): void {
  if (fields.length > 0) throw new FieldRefusal(fields);
}
