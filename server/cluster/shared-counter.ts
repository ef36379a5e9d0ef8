import process from 'node:process';
import type { RateCount, RateCounter } from '../platform/limits/rate-counter.ts';
import type { Counting, FromWorker, ToWorker } from './messages.ts';

/** Calls counted in one turn of the event loop, and whom to tell their counts. */
interface Batch {
  readonly countings: Counting[];
  readonly asked: ((counted: RateCount) => void)[];
}

/**
 * A worker's counter, which asks the primary process: all workers share one count. All that is counted in one turn of the
 * event loop is asked in one message, so the more calls there are, the less each of them costs.
 */
export function createSharedCounter(): RateCounter {
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
    tellPrimary({ say: 'count', id, countings: next.countings });
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
export function tellPrimary(message: FromWorker): void {
  process.send?.(message);
}
