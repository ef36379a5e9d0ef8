import { createHash } from 'node:crypto';
import { isCertain, type CheckBlock } from '../../../content-model/operations/check-plan.ts';
import type { MadeStep } from '../../../content-model/operations/migrate-data.ts';
import type { MigratedByPlan } from '../../../content-model/operations/prepare-plan.ts';
import { cutText } from '../../../shared/cut-text.ts';
import { limits } from '../../../shared/limits.ts';
import type { PlanFailure, PlanOperation } from '../../../shared/wire/plans.ts';
import type { PlanRow } from '../../platform/database/schema.ts';

/** Maximum listed characters of a value. */
const shown = 200;

/** Operations that may leave a value meaningless, not just invalid. */
const converting: readonly (PlanOperation['op'] | undefined)[] = ['retype', 'split'];

export type Place = Pick<PlanFailure, 'kind' | 'id' | 'page' | 'workspace'>;

type Failed = MigratedByPlan['failures'][number];

/** Collects the values that do not convert: all are counted, and the first are listed. */
export class Failures {
  readonly listed: PlanFailure[];
  count: number;
  /** The number that prevents applying the plan. */
  stops = 0;

  constructor(listed: readonly PlanFailure[] = [], count = 0) {
    this.listed = [...listed];
    this.count = count;
  }

  add(place: Place, failures: readonly Failed[]): void {
    for (const { operation, field, path = [], value, reason, becomes } of failures) {
      this.count += 1;
      if (becomes === 'stop' && place.kind !== 'live_page') this.stops += 1;
      if (this.listed.length >= limits.planFailuresListed) continue;
      this.listed.push({
        operation,
        field,
        path: [...path],
        value: shownText(value),
        reason,
        becomes,
        ...place,
      });
    }
  }

  addAll({ listed, count, stops }: Failures): void {
    this.count += count;
    this.stops += stops;
    this.listed.push(...listed.slice(0, limits.planFailuresListed - this.listed.length));
  }
}

/** A value as JSON, cut off if it is long. */
function shownText(value: unknown): string {
  return cutText(JSON.stringify(value), shown);
}

/** The values of a live page that do not convert. A live page never stops a plan, and the rules of its fields do not apply. */
export function failuresOfLive(
  failures: readonly Failed[],
  operations: readonly PlanOperation[],
): readonly Failed[] {
  return failures.filter(
    (failure) => isCertain(failure) || converting.includes(operations[failure.operation]?.op),
  );
}

/**
 * What undoing a plan does not convert back. Applying one lists what the dry run found, but undoing depends on what
 * was edited since.
 */
export function undoneIn(made: readonly MadeStep[], plan: Pick<PlanRow, 'id'>): readonly Failed[] {
  return made.find((step) => step.isBack && step.plan === plan.id)?.failures ?? [];
}

/** A value of a block, and the failure to report if another block of the page has it, too. */
type UniqueValue = ReturnType<CheckBlock>['unique'][number];

/** Finds the blocks of a page that have the same value where a plan forbids that. Blocks come in any order. */
export class RepeatedValues {
  readonly #first = new Map<string, readonly [Place, UniqueValue['failure']]>();
  readonly #told = new Set<string>();
  /** One for each block that has such a value. */
  readonly failures = new Failures();

  add(place: Place, unique: readonly UniqueValue[]): void {
    for (const { key: value, failure } of unique) {
      // Keeps hashes, because values may be long and many.
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
