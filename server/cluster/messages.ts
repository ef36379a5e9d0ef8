import type { RateCount } from '../platform/limits/rate-counter.ts';

/** A call to count: the arguments of `RateCounter.count`. */
export type Counting = readonly [key: string, window: number, by: number];

/** Messages from a worker to the primary process. */
export type FromWorker =
  | { readonly say: 'listening'; readonly address: string }
  /** It cannot start, for this reason. */
  | { readonly say: 'failed'; readonly reason: string }
  | { readonly say: 'count'; readonly id: number; readonly countings: readonly Counting[] }
  /** It wants the metrics of all workers. */
  | { readonly say: 'metrics'; readonly id: number };

/** Messages from the primary process to a worker. */
export type ToWorker =
  | { readonly say: 'stop' }
  | { readonly say: 'counted'; readonly id: number; readonly counts: readonly RateCount[] }
  | { readonly say: 'metrics'; readonly id: number; readonly text: string | undefined };
