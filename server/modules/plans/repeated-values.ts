import { createHash } from 'node:crypto';
import type { JudgePlan } from '../../../content-model/operations/judge-plan.ts';
import { Failures, type Place } from './failures.ts';

/** A value of a block, and what is said about it if another block of the page has it, too. */
type UniqueValue = ReturnType<JudgePlan>['unique'][number];

/** Finds the blocks of a page that have the same value where a plan forbids that. Blocks come in any order. */
export class RepeatedValues {
  readonly #first = new Map<string, readonly [Place, UniqueValue['failure']]>();
  readonly #told = new Set<string>();
  /** One for each block that has such a value. */
  readonly failures = new Failures();

  add(place: Place, unique: readonly UniqueValue[]): void {
    for (const { key: value, failure } of unique) {
      // A value may be long, and there may be many.
      const key = createHash('sha256').update(`${place.page} ${value}`).digest('base64');
      const first = this.#first.get(key);
      if (first === undefined) this.#first.set(key, [place, failure]);
      else {
        if (!this.#told.has(key)) this.failures.add(first[0], [first[1]]);
        this.#told.add(key);
        this.failures.add(place, [failure]);
      }
    }
  }
}
