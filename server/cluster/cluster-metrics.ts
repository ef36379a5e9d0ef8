import process from 'node:process';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import type { ToWorker } from './messages.ts';
import { tellPrimary } from './shared-counter.ts';

/** A worker's metrics. Reading them gives those of all workers together, which the primary process collects. */
export async function createWorkerMetrics(): Promise<Metrics> {
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
      if (text === undefined) throw new Refusal('unavailable');
      return { ...(await metrics.read()), text };
    },
  };
}
