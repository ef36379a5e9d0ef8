import type { Description } from '../operations.ts';
import type { Source } from '../templates.ts';

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

/** The application under test, with records of the actors and of a victim. */
export interface Stage {
  readonly description: Description;
  readonly models: readonly KnownModel[];
  readonly allowedEffects: readonly AllowedEffect[];
  send(request: SentRequest): Promise<ReceivedAnswer>;
  /** How an answer contradicts the API's description; undefined if it does not. */
  contradiction(exchange: Exchange): string | undefined;
  /** The headers that authenticate an actor. */
  credentials(actor: ActorName): Readonly<Record<string, string>>;
  find(actor: ActorName, source: Source, addressed: unknown): unknown;
  /** The record of a collection with this id, as last answered. */
  record(id: string): unknown;
  /** Notes what an answer says about records. */
  learn(exchange: Exchange): void;
  /** Gives the actors back what they may have lost, before the next batch. */
  repair(): Promise<void>;
  snapshot(): Promise<Snapshot>;
  secrets(): readonly Secret[];
  /** Who received an API key; undefined if that is not known yet. */
  keyOwner(apiKey: string): ActorName | 'victim' | undefined;
  /** The lines logged since the last call. */
  takeLog(): readonly string[];
  close(): Promise<void>;
}
