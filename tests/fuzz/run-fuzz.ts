import { batchesOf } from './generate/steps.ts';
import { readOperations } from './operations.ts';
import { createTally, type Tally } from './report.ts';
import { fuzzStage, type FoundFault } from './fuzz-stage.ts';
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
}

/** What was done and what was found. */
export interface FuzzReport {
  readonly tally: Tally;
  readonly faults: readonly FoundFault[];
}

/** Fuzzes until enough was sent or enough was found. Each stage has a seed of its own, from which it can be run again. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const first = await options.openStage(options.seed);
  const operations = readOperations(first.description);
  const batches = batchesOf(operations, first.models);
  await first.close();
  const tally = createTally(operations);
  const faults: FoundFault[] = [];
  const { requests, stopAfter = 10 } = options;
  let failed = 0;
  for (let { seed } = options; tally.requests < requests && failed < stopAfter; seed += 1) {
    const fault = await fuzzStage({ ...options, seed }, batches, tally);
    if (fault !== undefined) failed += 1;
    if (fault !== undefined && !faults.some(({ rule }) => rule === fault.rule)) faults.push(fault);
    if (options.path !== undefined) break;
  }
  return { tally, faults };
}
