import type { FuzzOptions } from './fuzz-options.ts';
import { fuzzStage, type FoundFault } from './fuzz-stage.ts';
import { batchesOf } from './generate/steps.ts';
import { readOperations } from './operations.ts';
import { createTally, type Tally } from './report.ts';

/** The counts and the findings. */
export interface FuzzReport {
  readonly tally: Tally;
  readonly faults: readonly FoundFault[];
}

/** Fuzzes until it has sent or found enough. Each stage has its own seed, from which it can be run again. */
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
    options.onStage?.(seed, tally);
    const fault = await fuzzStage({ ...options, seed }, batches, tally);
    if (fault !== undefined) failed += 1;
    if (fault !== undefined && !faults.some(({ rule }) => rule === fault.rule)) faults.push(fault);
    if (options.path !== undefined) break;
  }
  return { tally, faults };
}
