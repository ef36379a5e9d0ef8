import type { Tally } from './report.ts';
import type { Stage } from './stage/stage.ts';

/** How much to fuzz, and where to start. */
export interface FuzzOptions {
  /** Makes a stage; the same seed makes the same stage. */
  openStage(seed: number): Promise<Stage>;
  /** The least number of requests to send. */
  readonly requests: number;
  readonly seed: number;
  /** The path of a fault found with this seed: runs only that batch. */
  readonly path?: string;
  /** How many smaller batches to try after one has failed. */
  readonly shrinkTries?: number;
  /** After how many failed stages to stop. */
  readonly stopAfter?: number;
  /** Called before each stage with the counts so far. */
  onStage?(seed: number, tally: Tally): void;
}
