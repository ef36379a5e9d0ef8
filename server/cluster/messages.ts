import type { RateCount } from '../platform/rate-counter.ts';

/** What a worker says to the primary process. */
export type FromWorker =
  | { readonly say: 'listening'; readonly address: string }
  /** It cannot start, and why. */
  | { readonly say: 'failed'; readonly reason: string }
  | { readonly say: 'count'; readonly id: number; readonly key: string; readonly window: number };

/** What the primary process says to a worker. */
export type ToWorker =
  { readonly say: 'stop' } | ({ readonly say: 'counted'; readonly id: number } & RateCount);
