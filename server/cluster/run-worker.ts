import cluster from 'node:cluster';
import process from 'node:process';
import type { Config } from '../platform/config/config.ts';
import { type Metrics, createMetrics } from '../platform/metrics.ts';
import type { RateCounter } from '../platform/limits/rate-counter.ts';
import type { ToWorker } from './messages.ts';
import { createSharedCounter, tellPrimary } from './shared-counter.ts';
import { ServiceError } from '../platform/errors/service-error.ts';

/** Whether this process is one of several on the same port. */
export const isWorker = cluster.isWorker;

/** What a worker does for itself. */
export interface WorkerOptions {
  /** Listens, and resolves with the address. */
  start(): Promise<string>;
  /** Finishes what is under way. */
  close(): Promise<void>;
  /** Ends the process once that is done. */
  end(closed: Promise<void>): void;
  /** The reason why it could not start, in one sentence if there is one. */
  describe(error: unknown): string;
}

/** Serves until the primary process says that it is time to stop. Ctrl-C reaches all processes, and only that one minds. */
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
    tellPrimary({ say: 'listening', address: await start() });
  } catch (error) {
    tellPrimary({ say: 'failed', reason: describe(error) });
    await close().catch(() => undefined);
    // Disconnecting delivers pending messages and ends the process.
    process.disconnect();
  }
}

/** What a worker shares with the others, through the primary process. */
export async function shareWithOthers({
  metricsToken,
}: Config): Promise<{ readonly rates: RateCounter; readonly metrics?: Metrics }> {
  const rates = createSharedCounter();
  return metricsToken === undefined ? { rates } : { rates, metrics: await createWorkerMetrics() };
}

/** A worker's metrics. Reading them gives those of all workers together, which the primary process collects. */
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
        tellPrimary({ say: 'metrics', id });
      });
      // A worker died while it was asked, or does not answer.
      if (text === undefined) throw new ServiceError('unavailable');
      return { ...(await metrics.read()), text };
    },
  };
}
