import { performance } from 'node:perf_hooks';
import { buildRequest } from './build-request.ts';
import type { Batch, Step } from './generate/steps.ts';
import { compareSnapshots } from './oracle/compare-snapshots.ts';
import { checkAnswer } from './oracle/check-answer.ts';
import { findLeaks, findLoggedSecrets } from './oracle/leaks.ts';
import type { Problem } from './oracle/problem.ts';
import { sendWire } from './send-wire.ts';
import type { Exchange, Snapshot, Stage } from './stage/stage.ts';
import { watchLoop, type LoopWatch } from './watch-loop.ts';

/** The time limit of an answer, in milliseconds: far more than any needs, on any machine. */
const patience = 60_000;

/** What a batch did and what went wrong. */
export interface BatchOutcome {
  readonly exchanges: readonly Exchange[];
  readonly problems: readonly Problem[];
  readonly after: Snapshot;
  /** The longest time the event loop was blocked, in milliseconds of processor time. */
  readonly stall: number;
  /** The slowest request, in milliseconds. */
  readonly slowest: { readonly milliseconds: number; readonly exchange: Exchange | undefined };
}

/** Sends a batch: all scripts at once, each script's requests in order. Checks everything that it can observe. */
export async function runBatch(stage: Stage, batch: Batch, before: Snapshot): Promise<BatchOutcome> {
  const exchanges: Exchange[] = [];
  const problems: Problem[] = [];
  let slowest: BatchOutcome['slowest'] = { milliseconds: 0, exchange: undefined };
  const loop = watchLoop();
  const runStep = async (step: Step) => {
    const started = performance.now();
    const exchange = await exchangeOf(stage, step, loop);
    if (exchange === undefined) return;
    const milliseconds = performance.now() - started;
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, exchange };
    exchanges.push(exchange);
    problems.push(...loop.disregard(() => [...checkAnswer(stage, exchange), ...findLeaks(stage, exchange)]));
    stage.learn(exchange);
  };
  await Promise.all(
    batch.map(async (script) => {
      for (const step of script) {
        // As with requests from a socket, each starts in a new turn of the event loop.
        await nextTurn();
        await runStep(step);
      }
    }),
  );
  // Gives work that was not awaited a chance to fail while it still counts.
  await nextTurn();
  const stall = loop.stop();
  problems.push(...findLoggedSecrets(stage, stage.takeLog()));
  const after = await stage.snapshot();
  problems.push(...compareSnapshots(before, after, exchanges, stage.allowedEffects));
  return { exchanges, problems, after, stall, slowest };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function exchangeOf(stage: Stage, step: Step, loop: LoopWatch): Promise<Exchange | undefined> {
  if (step.kind === 'wire') return stage.port === undefined ? undefined : sendWire(stage.port, step);
  const request = loop.disregard(() => buildRequest(stage, step));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Exchange>((resolve) => {
    const answer = {
      status: 599,
      headers: {},
      text: `No answer within ${patience / 1000} s.`,
      bytes: Buffer.alloc(0),
    };
    timer = setTimeout(() => resolve({ request, answer }), patience);
  });
  const answered = stage.send(request).then((answer) => ({ request, answer }));
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
