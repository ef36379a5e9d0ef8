import process from 'node:process';
import type { RateCount, RateCounter } from '../platform/rate-counter.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A worker's counter, which asks the primary process: all workers share one count. */
export function createSharedCounter(): RateCounter {
  const asked = new Map<number, (counted: RateCount) => void>();
  let last = 0;
  process.on('message', (message: ToWorker) => {
    if (message.say !== 'counted') return;
    asked.get(message.id)?.({ current: message.current, ttl: message.ttl });
    asked.delete(message.id);
  });
  return {
    count: (key, window) =>
      new Promise((resolve) => {
        const id = (last += 1);
        asked.set(id, resolve);
        tellPrimary({ say: 'count', id, key, window });
      }),
  };
}

/** A worker without a primary process ends on its own, so no caller waits for an answer that never comes. */
export function tellPrimary(message: FromWorker): void {
  process.send?.(message);
}
