import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateCounter } from '../../rate-counter.ts';

/**
 * The rate limit plugin's store, over our counter. Each of the application's limits counts separately. Its name is its
 * number, which is the same in every process because all add the same routes in the same order.
 */
export function rateLimitStore(counter: RateCounter): FastifyRateLimitStoreCtor {
  let limits = 0;
  return class RateLimitStore implements FastifyRateLimitStore {
    readonly #name = String((limits += 1));

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], window: number): void {
      callbackify(() => counter.count(`${this.#name} ${key}`, window))(callback);
    }

    child(): FastifyRateLimitStore {
      return new RateLimitStore();
    }
  };
}
