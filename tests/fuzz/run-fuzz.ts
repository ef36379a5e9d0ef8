import fc from 'fast-check';
import { batchesOf, type Batch } from './generate/steps.ts';
import { readOperations, type Operation } from './operations.ts';
import { runBatch, type BatchOutcome } from './run-batch.ts';
import type { Exchange, Problem, Snapshot } from './stage/stage.ts';
import type { Stage } from './stage/octavo-stage.ts';

/** How much to fuzz, and where to start. */
export interface FuzzOptions {
  /** Makes a stage; the same seed makes the same stage. */
  openStage(seed: number): Promise<Stage>;
  /** The least number of requests to send. */
  readonly requests: number;
  readonly seed: number;
  /** The path of a fault found with this seed: runs only that batch. */
  readonly path?: string;
}

/** The counts and the findings. */
export interface FuzzReport {
  readonly requests: number;
  /** How many succeeded. */
  readonly accepted: number;
  /** The operations that never succeeded. */
  readonly neverAccepted: readonly string[];
  /** Each is reduced to the fewest requests that show it, with the seed and the path that replay it. */
  readonly faults: readonly string[];
}

/** How many batches a stage runs before a new one replaces it, so that its data stays small. */
const batchesPerStage = 60;

/** How many smaller batches to try after one has failed, and after how many failed stages to stop. */
const shrinkTries = 120;
const stopAfter = 10;

/** Fuzzes until it has sent or found enough. Each stage has its own seed, from which it can be run again. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const first = await options.openStage(options.seed);
  const operations = readOperations(first.description);
  const batches = batchesOf(operations, first.models);
  await first.close();
  const run = new Run(options, batches);
  for (let { seed } = options; run.requests < options.requests && run.faults.size < stopAfter; seed += 1) {
    await run.stage(seed);
    if (options.path !== undefined) break;
  }
  return run.report(operations);
}

/** Stops a stage: fast-check then looks for a smaller batch that breaks the same promise. */
class BrokenPromise extends Error {}

class Run {
  /** By the broken promise. */
  readonly faults = new Map<string, string>();
  requests = 0;
  #accepted = 0;
  readonly #reached = new Set<string>();
  readonly #options: FuzzOptions;
  readonly #batches: fc.Arbitrary<Batch>;

  constructor(options: FuzzOptions, batches: fc.Arbitrary<Batch>) {
    this.#options = options;
    this.#batches = batches;
  }

  report(operations: readonly Operation[]): FuzzReport {
    const names = operations.map(({ name }) => name);
    return {
      requests: this.requests,
      accepted: this.#accepted,
      neverAccepted: names.filter((name) => !this.#reached.has(name)),
      faults: [...this.faults.values()],
    };
  }

  /** Sends batches to one stage until its share is done or a fault appears, which is then shrunk. */
  async stage(seed: number): Promise<void> {
    const { path, requests } = this.#options;
    let stage: Stage | undefined;
    let before: Snapshot = new Map();
    let found: { readonly problem: Problem; readonly outcome: BatchOutcome } | undefined;
    let tries = 0;
    const send = async (batch: Batch) => {
      if (stage === undefined) {
        stage = await this.#options.openStage(seed);
        before = await stage.snapshot();
      }
      await stage.repair();
      const outcome = await runBatch(stage, batch, before);
      before = outcome.after;
      return outcome;
    };
    const close = async () => {
      await stage?.close();
      stage = undefined;
    };
    const sendAgain = async (batch: Batch, { rule }: Problem) => {
      if (++tries > shrinkTries) return;
      await close();
      const outcome = await send(batch);
      const problem = outcome.problems.find((other) => other.rule === rule);
      if (problem === undefined) return;
      found = { problem, outcome };
      throw new BrokenPromise(rule);
    };
    const property = fc.asyncProperty(this.#batches, async (batch) => {
      if (found !== undefined) return sendAgain(batch, found.problem);
      if (this.requests >= requests) return;
      const outcome = await send(batch);
      this.#count(outcome);
      const [problem] = outcome.problems;
      if (problem === undefined) return;
      found = { problem, outcome };
      throw new BrokenPromise(problem.rule);
    });
    const result = await fc.check(property, {
      seed,
      numRuns: batchesPerStage,
      ...(path !== undefined && { path }),
    });
    await close();
    // An error in the fuzzer itself is not a finding.
    if (result.failed && !(result.errorInstance instanceof BrokenPromise)) throw result.errorInstance;
    if (found === undefined) return;
    const replay = `Again: seed ${seed}, path ${result.counterexamplePath}`;
    this.faults.set(found.problem.rule, `${describe(found.problem, found.outcome)}\n${replay}`);
  }

  #count({ exchanges }: BatchOutcome): void {
    const accepted = exchanges.filter(({ answer }) => answer.status < 300);
    this.requests += exchanges.length;
    this.#accepted += accepted.length;
    for (const { request } of accepted) this.#reached.add(request.operation);
  }
}

/** How many exchanges to show when no single one is to blame. */
const shown = 8;

function describe({ rule, detail, exchange }: Problem, { exchanges }: BatchOutcome): string {
  const blamed = exchange === undefined ? exchanges.slice(-shown) : [exchange];
  return [rule, detail, ...blamed.map(describeExchange)].join('\n');
}

function describeExchange({ request, answer }: Exchange): string {
  const { actor, method, url, headers, payload } = request;
  const said = JSON.stringify({ headers, body: payload?.toString('latin1') });
  return `${actor}: ${method} ${url} ${said.slice(0, 2000)}\n  → ${answer.status} ${answer.text.slice(0, 300)}`;
}
