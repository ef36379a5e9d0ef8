import cluster from 'node:cluster';
import process from 'node:process';
import type { Config } from '../platform/config/config.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import type { RateCount, RateCounter } from '../platform/limits/rate-counter.ts';
import type { Counting, FromWorker, ToWorker } from './messages.ts';
import { ServiceError } from '../platform/errors/service-error.ts';

/** Whether this process is one of several on the same port. */
export const isWorker = cluster.isWorker;

export interface WorkerOptions {
  /** Listens, and resolves with the address. */
  start(): Promise<string>;
  /** Finishes work in progress. */
  close(): Promise<void>;
  /** Ends the process after `closed`. */
  end(closed: Promise<void>): void;
  /** Describes why it could not start, in one sentence if possible. */
  describe(error: unknown): string;
}

/** Serves until the primary process requests a stop. Ctrl-C reaches all processes, but only the primary one obeys it. */
export async function runWorker({ start, close, end, describe }: WorkerOptions): Promise<void> {
  let stopped = false;
  const stop = () => {
    if (!stopped) end(close());
    stopped = true;
  };
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', stop);
  process.on('message', (message: ToWorker) => {
    if (message.say === 'stop') stop();
  });
  try {
    sendToPrimary({ say: 'listening', address: await start() });
  } catch (error) {
    sendToPrimary({ say: 'failed', reason: describe(error) });
    await close().catch(() => undefined);
    // Disconnecting delivers pending messages and ends the process.
    process.disconnect();
  }
}

/** The dependencies that workers share through the primary. */
export async function shareWithOthers({
  metricsToken,
}: Config): Promise<{ readonly rates: RateCounter; readonly metrics?: Metrics }> {
  const rates = createSharedCounter();
  return metricsToken === undefined ? { rates } : { rates, metrics: await createWorkerMetrics() };
}

/** A worker's metrics. Reading them returns those of all workers, collected by the primary process. */
async function createWorkerMetrics(): Promise<Metrics> {
  const metrics = await createMetrics('of a worker');
  const asked = new Map<number, (text: string | undefined) => void>();
  let last = 0;
  process.on('message', (message: ToWorker) => {
    if (message.say !== 'metrics') return;
    asked.get(message.id)?.(message.text);
    asked.delete(message.id);
  });
  return {
    ...metrics,
    async read() {
      const id = (last += 1);
      const text = await new Promise<string | undefined>((resolve) => {
        asked.set(id, resolve);
        sendToPrimary({ say: 'metrics', id });
      });
      // A worker died while it was asked, or does not answer.
      if (text === undefined) throw new ServiceError('unavailable');
      return { ...(await metrics.read()), text };
    },
  };
}

/** Calls counted in one turn of the event loop, and their callers. */
interface Batch {
  readonly countings: Counting[];
  readonly asked: ((counted: RateCount) => void)[];
}

/**
 * Creates the counter of a worker. It asks the primary process, so that all workers share one count. All counts of one
 * turn of the event loop are sent in one message, so each call costs less the more there are.
 */
function createSharedCounter(): RateCounter {
  const sent = new Map<number, Batch>();
  let last = 0;
  let next: Batch | undefined;
  process.on('message', (message: ToWorker) => {
    if (message.say !== 'counted') return;
    const batch = sent.get(message.id);
    sent.delete(message.id);
    for (const [n, counted] of message.counts.entries()) batch?.asked[n]?.(counted);
  });
  const send = () => {
    if (next === undefined) return;
    const id = (last += 1);
    sent.set(id, next);
    sendToPrimary({ say: 'count', id, countings: next.countings });
    next = undefined;
  };
  return {
    count: (key, window, by = 1) =>
      new Promise((resolve) => {
        if (next === undefined) setImmediate(send);
        next ??= { countings: [], asked: [] };
        next.countings.push([key, window, by]);
        next.asked.push(resolve);
      }),
  };
}

/** A worker without a primary process ends on its own, so no caller waits for an answer that never comes. */
function sendToPrimary(message: FromWorker): void {
  process.send?.(message);
}
