import type { RateCount } from '../platform/limits/rate-counter.ts';

/** A call to count: the arguments of `RateCounter.count`. */
export type Counting = readonly [key: string, window: number, by: number];

export type FromWorker =
  | { readonly say: 'listening'; readonly address: string }
  | { readonly say: 'failed'; readonly reason: string }
  | { readonly say: 'count'; readonly id: number; readonly countings: readonly Counting[] }
  /** Requests the metrics of all workers. */
  | { readonly say: 'metrics'; readonly id: number };

export type ToWorker =
  | { readonly say: 'stop' }
  | { readonly say: 'counted'; readonly id: number; readonly counts: readonly RateCount[] }
  | { readonly say: 'metrics'; readonly id: number; readonly text: string | undefined };
