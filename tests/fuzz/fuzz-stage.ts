import fc from 'fast-check';
import { describeExchange } from './describe-request.ts';
import type { Batch } from './generate/steps.ts';
import type { Problem } from './oracle/problem.ts';
import { countBatch, type Tally } from './report.ts';
import { runBatch, type BatchOutcome } from './run-batch.ts';
import type { FuzzOptions } from './fuzz-options.ts';
import type { Snapshot, Stage } from './stage/stage.ts';
import { withoutNeedless } from './without-needless.ts';

/** How many batches a stage runs before a new one replaces it, so that its data stays small. */
const batchesPerStage = 60;

/** A fault, reduced to the fewest requests that show it. */
export interface FoundFault {
  readonly rule: string;
  /** The text to show, with commands that send the requests again. */
  readonly description: string;
  readonly seed: number;
  readonly path: string;
}

/** Stops a run: fast-check then looks for a smaller batch that breaks the same promise. */
class BrokenPromise extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.rule);
    this.problem = problem;
  }
}

/** Sends batches to one stage until its share is done or a fault appears, which is then shrunk. */
export async function fuzzStage(
  options: FuzzOptions,
  batches: fc.Arbitrary<Batch>,
  tally: Tally,
): Promise<FoundFault | undefined> {
  const { seed, path, shrinkTries = 120 } = options;
  const running = new RunningStage(options);
  let found: { readonly problem: Problem; readonly outcome: BatchOutcome } | undefined;
  let tries = 0;
  const showsAgain = async (batch: Batch) => {
    if (++tries > shrinkTries) return false;
    const outcome = await running.runAnew(batch);
    const problem = outcome.problems.find(({ rule }) => rule === found?.problem.rule);
    if (problem !== undefined) found = { problem, outcome };
    return problem !== undefined;
  };
  const run = async (batch: Batch) => {
    if (found !== undefined) {
      if (await showsAgain(batch)) throw new BrokenPromise(found.problem);
      return;
    }
    if (tally.requests >= options.requests) return;
    const outcome = await running.run(batch, tally);
    const [problem] = outcome.problems;
    if (problem === undefined) return;
    found = { problem, outcome };
    throw new BrokenPromise(problem);
  };
  const result = await fc.check(fc.asyncProperty(batches, run), {
    seed,
    numRuns: batchesPerStage,
    ...(path === undefined ? {} : { path }),
  });
  // An error in the fuzzer itself is not a finding.
  if (result.failed && !(result.errorInstance instanceof BrokenPromise)) throw result.errorInstance;
  tries = 0;
  if (result.counterexample !== null) await withoutNeedless(result.counterexample[0], showsAgain);
  await running.close();
  if (found === undefined) return undefined;
  const description = describe(found.problem, found.outcome);
  return { rule: found.problem.rule, description, seed, path: result.counterexamplePath ?? '' };
}

/** A stage, with the rows of others as they were before the next batch. */
class RunningStage {
  readonly #options: FuzzOptions;
  #stage: Stage | undefined;
  #before: Snapshot = new Map();

  constructor(options: FuzzOptions) {
    this.#options = options;
  }

  /** Runs a batch after the others and counts it. */
  async run(batch: Batch, tally?: Tally): Promise<BatchOutcome> {
    const stage = this.#stage ?? (await this.#open());
    await stage.repair();
    const outcome = await runBatch(stage, batch, this.#before);
    this.#before = outcome.after;
    if (tally !== undefined) countBatch(tally, outcome);
    return outcome;
  }

  /** Runs a batch on a fresh stage. */
  async runAnew(batch: Batch): Promise<BatchOutcome> {
    await this.close();
    return this.run(batch);
  }

  async close(): Promise<void> {
    await this.#stage?.close();
    this.#stage = undefined;
  }

  async #open(): Promise<Stage> {
    this.#stage = await this.#options.openStage(this.#options.seed);
    this.#before = await this.#stage.snapshot();
    return this.#stage;
  }
}

/** How many exchanges to show when no single one is to blame. */
const shown = 8;

function describe({ rule, detail, exchange }: Problem, { exchanges }: BatchOutcome): string {
  const blamed = exchange === undefined ? exchanges.slice(-shown) : [exchange];
  return [rule, detail, ...blamed.map(describeExchange)].join('\n');
}
