import fc from 'fast-check';
import type { Dialect } from '../../server/platform/database/dialect.ts';
import type { AccessLine } from '../contract/access/access-line.ts';
import { accessMatrix } from '../contract/access/access-matrix.ts';
import { checkAnswer } from './check-answer.ts';
import { describeExchange, exchange, type Exchange, type Finding } from './exchange.ts';
import { openFuzzStage, type FuzzStage } from './fuzz-stage.ts';
import { findLeaks, findLoggedSecrets } from './leaks.ts';
import { anyPlan, buildRequest, type Plan } from './requests.ts';

/** How much to fuzz, and where to start. */
interface FuzzOptions {
  readonly dialect: Dialect;
  /** The least number of requests to send. */
  readonly requests: number;
  readonly seed: number;
  /** The path of a finding found with this seed: the run starts with its batch. */
  readonly path?: string;
}

interface FuzzReport {
  readonly requests: number;
  /** How many succeeded, by line of the table of calls. */
  readonly accepted: ReadonlyMap<string, number>;
}

type Step = readonly [line: AccessLine, plan: Plan];

/** A changed call of every line in the table of calls, in any order. */
const anyBatch: fc.Arbitrary<readonly Step[]> = fc
  .tuple(...accessMatrix.map((line) => anyPlan.map((plan): Step => [line, plan])))
  .chain((steps) => fc.shuffledSubarray(steps, { minLength: steps.length }));

/** The time limit of a batch, in milliseconds: far more than any needs, on any machine. */
const timeout = 240_000;

/** The number of clients that send the requests of a batch at the same time. */
const clients = 4;

/** Sends batches, each to a stage of its own. Throws at the first broken promise, with the seed and the path that replay it. */
export async function runFuzz({ dialect, requests, seed, path }: FuzzOptions): Promise<FuzzReport> {
  const report = { requests: 0, accepted: new Map(accessMatrix.map(({ call }) => [call, 0])) };
  const property = fc.asyncProperty(anyBatch, async (batch) => {
    const stage = await openFuzzStage(dialect);
    try {
      const exchanges = await sendBatch(stage, batch);
      report.requests += exchanges.length;
      for (const { request, status } of exchanges)
        if (status < 400) report.accepted.set(request.line, (report.accepted.get(request.line) ?? 0) + 1);
    } finally {
      await stage.close();
    }
  });
  while (report.requests < requests) {
    const numRuns = Math.ceil((requests - report.requests) / accessMatrix.length);
    const replayed = path === undefined ? {} : { path };
    const options = { seed: seed + report.requests, numRuns, timeout, endOnFailure: true, ...replayed };
    const { failed, errorInstance, counterexamplePath } = await fc.check(property, options);
    if (failed)
      throw new Error(`FUZZ_SEED=${options.seed} FUZZ_PATH=${counterexamplePath}\n${String(errorInstance)}`, {
        cause: errorInstance,
      });
    if (path !== undefined) break;
  }
  return report;
}

async function sendBatch(stage: FuzzStage, batch: readonly Step[]): Promise<readonly Exchange[]> {
  const before = await stage.victim.read();
  const exchanges: Exchange[] = [];
  const sendShareOf = async (client: number) => {
    for (const [place, [line, plan]] of batch.entries()) {
      if (place % clients !== client) continue;
      const request = await buildUnlessGone(stage, line, plan);
      if (request === undefined) continue;
      const received = await exchange(stage.app, request);
      exchanges.push(received);
      expectNone([...checkAnswer(stage.app, received), ...findLeaks(stage.secrets, received)], [received]);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_none, client) => sendShareOf(client)));
  expectNone(findLoggedSecrets(stage.secrets, stage.logged), []);
  const after = await stage.victim.read();
  const changed = [...after].filter(([address, text]) => text !== before.get(address));
  const findings = changed.map(([address, text]): Finding => {
    return ['data of another user changed', `${address}: ${before.get(address)} → ${text}`];
  });
  expectNone(findings, exchanges.slice(-clients));
  return exchanges;
}

/** Builds a request. Returns undefined if an earlier request has removed a record that the call needs. */
async function buildUnlessGone(...args: Parameters<typeof buildRequest>) {
  try {
    return await buildRequest(...args);
  } catch (error) {
    if (error instanceof Error && / got 4\d\d: /.test(error.message)) return undefined;
    throw error;
  }
}

function expectNone([finding]: readonly Finding[], shown: readonly Exchange[]): void {
  if (finding === undefined) return;
  const [promise, detail] = finding;
  throw new Error([promise, detail.slice(0, 2000), ...shown.map(describeExchange)].join('\n'));
}
