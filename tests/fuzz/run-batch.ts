import { buildRequest } from './build-request.ts';
import type { Batch, Step } from './generate/steps.ts';
import { compareSnapshots } from './oracle/compare-snapshots.ts';
import { checkAnswer } from './oracle/check-answer.ts';
import { findLeaks, findLoggedSecrets } from './oracle/leaks.ts';
import type { Exchange, Problem, Snapshot } from './stage/stage.ts';
import type { Stage } from './stage/octavo-stage.ts';

/** The time limit of an answer, in milliseconds: far more than any needs, on any machine. */
const patience = 60_000;

/** What a batch did and what went wrong. */
export interface BatchOutcome {
  readonly exchanges: readonly Exchange[];
  readonly problems: readonly Problem[];
  readonly after: Snapshot;
}

/** Sends a batch: all scripts at once, each script's requests in order. Checks everything that it can observe. */
export async function runBatch(stage: Stage, batch: Batch, before: Snapshot): Promise<BatchOutcome> {
  const exchanges: Exchange[] = [];
  const problems: Problem[] = [];
  await Promise.all(
    batch.map(async (script) => {
      for (const step of script) {
        // As with requests from a socket, each starts in a new turn of the event loop.
        await nextTurn();
        const exchange = await exchangeOf(stage, step);
        exchanges.push(exchange);
        problems.push(...checkAnswer(stage, exchange), ...findLeaks(stage, exchange));
        stage.learn(exchange);
      }
    }),
  );
  // Gives work that was not awaited a chance to fail while it still counts.
  await nextTurn();
  problems.push(...findLoggedSecrets(stage, stage.takeLog()));
  const after = await stage.snapshot();
  problems.push(...compareSnapshots(before, after, exchanges, stage.allowedEffects));
  return { exchanges, problems, after };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function exchangeOf(stage: Stage, step: Step): Promise<Exchange> {
  const request = buildRequest(stage, step);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Exchange>((resolve) => {
    const text = `No answer within ${patience / 1000} s.`;
    const answer = { status: 599, headers: {}, text, bytes: Buffer.alloc(0) };
    timer = setTimeout(() => resolve({ request, answer }), patience);
  });
  const answered = stage.send(request).then((answer) => ({ request, answer }));
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
