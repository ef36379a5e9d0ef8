/** Who sends requests. The victim never does. */
export type ActorName = 'guest' | 'user' | 'stranger' | 'admin' | 'site';

/** A request as it is sent. */
export interface SentRequest {
  readonly actor: ActorName;
  /** The operation's name in the description, with the method that is sent. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | undefined;
}

/** The answer. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
}

/** A request with its answer. */
export interface Exchange {
  readonly request: SentRequest;
  readonly answer: ReceivedAnswer;
}

/** Everything in a request, in lower case: an answer may repeat it. */
export function saidBy({ url, headers, payload }: SentRequest): string {
  return `${url} ${Object.values(headers).join(' ')} ${payload?.toString() ?? ''}`.toLowerCase();
}

/** A promise that was broken. */
export interface Problem {
  /** The promise, without particulars; it tells faults apart. */
  readonly rule: string;
  readonly detail: string;
  /** The request that broke it, if known. */
  readonly exchange: Exchange | undefined;
}

/** Rows that no request may change: by table and row, their contents. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** An effect that an actor may have on the rows of others, and why it is allowed. */
export interface AllowedEffect {
  readonly actor: ActorName | 'anybody';
  readonly operation: RegExp;
  readonly tables: readonly string[];
  readonly why: string;
}

/** A text that must not appear anywhere. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  /** The operations whose answers may show it to an administrator. */
  readonly shown?: RegExp;
}

/** A block content model, as far as generating data needs it. */
export interface KnownModel {
  readonly id: string;
  readonly content_model_type: string;
  readonly content_model: Readonly<
    Record<string, { readonly field_type: string; readonly field_values: unknown }>
  >;
}
