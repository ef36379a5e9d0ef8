import type { Tally } from './report.ts';
import type { Stage } from './stage/stage.ts';

/** How much to do, and from where. */
export interface FuzzOptions {
  /** Makes a stage; the same one for the same seed. */
  openStage(seed: number): Promise<Stage>;
  /** How many requests to send at least. */
  readonly requests: number;
  readonly seed: number;
  /** Of a fault that was found with this seed: runs that batch alone. */
  readonly path?: string;
  /** How many smaller batches are tried once one went wrong. */
  readonly shrinkTries?: number;
  /** How many stages may go wrong before it stops. */
  readonly stopAfter?: number;
  /** Told before each stage, with what was counted so far. */
  onStage?(seed: number, tally: Tally): void;
}
