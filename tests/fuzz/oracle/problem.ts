import type { Exchange } from '../stage/stage.ts';

/** A promise that was broken. */
export interface Problem {
  /** Which one, without particulars: what tells one fault from another. */
  readonly rule: string;
  readonly detail: string;
  /** The request that broke it, where one is known. */
  readonly exchange: Exchange | undefined;
}
