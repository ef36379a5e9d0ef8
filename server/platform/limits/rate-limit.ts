import { ServiceError } from '../errors/service-error.ts';
import type { RateCounter } from './rate-counter.ts';

/** A counter's key, its window in milliseconds, and its limit, which `OCTAVO_RATE_LIMIT_SCALE` multiplies. */
export interface RateLimit {
  readonly key: string;
  readonly window: number;
  readonly most: number;
}

export interface RateCounting {
  readonly rates: RateCounter;
  readonly config: { readonly rateLimitScale: number };
}

/** Counts a call, and returns an error if it exceeds the limit. */
export async function countCall(
  { rates, config }: RateCounting,
  { key, window, most }: RateLimit,
): Promise<ServiceError | undefined> {
  const { current, ttl } = await rates.count(key, window);
  if (current <= Math.ceil(most * config.rateLimitScale)) return undefined;
  return new ServiceError('rate_limited', { retryAfter: Math.ceil(ttl / 1000) });
}

/** Counts a call, and throws if it exceeds the limit. */
export async function limitCall(context: RateCounting, limit: RateLimit): Promise<void> {
  const rejected = await countCall(context, limit);
  if (rejected !== undefined) throw rejected;
}
