import type { Exchange } from '../stage/stage.ts';

/** A promise that was broken. */
export interface Problem {
  /** The promise, without particulars; it tells faults apart. */
  readonly rule: string;
  readonly detail: string;
  /** The request that broke it, if known. */
  readonly exchange: Exchange | undefined;
}
