import type { Description } from '../operations.ts';
import type { Source } from '../templates.ts';

/** Who sends requests. The victim never does. */
export type ActorName = 'guest' | 'user' | 'stranger' | 'admin' | 'site';

/** A request as it is sent. */
export interface SentRequest {
  readonly actor: ActorName;
  /** As the description names it; undefined for what it does not describe. */
  readonly operation: string | undefined;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | undefined;
  /** Sent as bytes to the port, the payload being all of them: it need not even be HTTP. */
  readonly overWire: boolean;
}

/** What came back. */
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

/** Rows that no request may change: table, then row, to its contents. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What somebody may do to rows that are not theirs, and why that is right. */
export interface AllowedEffect {
  readonly actor: ActorName | 'anybody';
  readonly operation: RegExp;
  readonly tables: readonly string[];
  readonly why: string;
}

/** A text that must show nowhere. */
export interface Secret {
  readonly what: string;
  readonly text: string;
}

/** A block content model, as far as generating data needs it. */
export interface KnownModel {
  readonly id: string;
  readonly content_model_type: string;
  readonly content_model: Readonly<
    Record<string, { readonly field_type: string; readonly field_values: unknown }>
  >;
}

/** What is fuzzed: an application with records of actors in it, and those of a victim. */
export interface Stage {
  readonly description: Description;
  readonly models: readonly KnownModel[];
  readonly allowedEffects: readonly AllowedEffect[];
  /** Where raw requests go; undefined when nobody listens. */
  readonly port: number | undefined;
  send(request: SentRequest): Promise<ReceivedAnswer>;
  /** How an answer is not what the API says of itself; undefined when it is. */
  contradiction(exchange: Exchange): string | undefined;
  /** The headers by which an actor is known. */
  credentials(actor: ActorName): Readonly<Record<string, string>>;
  find(actor: ActorName, source: Source, addressed: unknown): unknown;
  /** The record of a collection that has this id, as it was last answered. */
  record(id: string): unknown;
  /** Takes in what an answer says about records. */
  learn(exchange: Exchange): void;
  /** Gives the actors what they may have lost, before the next batch. */
  repair(): Promise<void>;
  snapshot(): Promise<Snapshot>;
  secrets(): readonly Secret[];
  /** To whom an API key was given; undefined when it is not known yet. */
  keyOwner(apiKey: string): ActorName | 'victim' | undefined;
  /** The lines that were logged since the last call. */
  takeLog(): readonly string[];
  close(): Promise<void>;
}
