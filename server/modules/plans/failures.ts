import { createHash } from 'node:crypto';
import { isCertain, type CheckBlock } from '../../../content-model/operations/check-plan.ts';
import type { MadeStep } from '../../../content-model/operations/migrate-data.ts';
import type { MigratedByPlan } from '../../../content-model/operations/prepare-plan.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
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
    for (const failure of failures) {
      this.count += 1;
      if (failure.becomes === 'stop' && place.kind !== 'live_page') this.stops += 1;
      if (this.listed.length < limits.planFailuresListed) this.listed.push(listedFailure(place, failure));
    }
  }

  /** Adds those that are not listed yet, unless some are counted and not listed. */
  addMissing(place: Place, failures: readonly Failed[]): void {
    for (const failure of failures) {
      if (this.count > this.listed.length) return;
      const listed = listedFailure(place, failure);
      if (!this.listed.some((one) => sameValue(one, listed))) this.add(place, [failure]);
    }
  }

  addAll({ listed, count, stops }: Failures): void {
    this.count += count;
    this.stops += stops;
    this.listed.push(...listed.slice(0, limits.planFailuresListed - this.listed.length));
  }
}

function listedFailure(place: Place, { path = [], value, ...failure }: Failed): PlanFailure {
  return { ...failure, path: [...path], value: shownText(value), ...place };
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
 * Adds what applying or undoing a plan did not convert in a block. Applying one lists what the dry run found, and values saved
 * since.
 */
export function addMade(
  { plan, failures }: { readonly plan: Pick<PlanRow, 'id'>; readonly failures: Failures },
  place: Place,
  made: readonly MadeStep[],
): void {
  const step = made.find((one) => one.plan === plan.id);
  if (step === undefined) return;
  if (step.isBack) return failures.add(place, step.failures);
  const found =
    place.kind === 'live_page'
      ? failuresOfLive(step.failures, step.run.operations)
      : step.failures.filter(isCertain);
  // A value saved since the dry run no longer stops the plan.
  const settled = found.map((one) => (one.becomes === 'stop' ? { ...one, becomes: 'aside' as const } : one));
  failures.addMissing(place, settled);
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
