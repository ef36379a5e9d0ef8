import type { BlockData } from '../block-data.ts';
import type { FieldValue } from './missing-values.ts';
import type { Plan } from './prepare-plan.ts';
import type { Fields, Rest } from './step.ts';

/** A plan that was applied or taken back, and the shape of the model that this led to. */
export interface CarryingStep {
  readonly plan: string;
  readonly isBack: boolean;
  readonly shape: number;
  /** The fields before the step. */
  readonly fields: Fields;
  readonly run: Plan;
}

/** A value that is not in the data any more, or says less there. */
export interface LostValue extends FieldValue {
  /** The fields of the block that had it. */
  readonly fields: Fields;
}

/** Data in a newer shape, and what it no longer holds. */
export interface CarriedData {
  readonly data: BlockData;
  readonly lost: readonly LostValue[];
}

/**
 * Carries data from a shape over the steps that followed. `seed` is the id of the block, so that items made of its fields
 * have the same ids as those in the stored block.
 */
export function carryData(
  before: BlockData,
  { steps, from, seed }: { steps: readonly CarryingStep[]; from: number; seed: string },
): CarriedData {
  let data = before;
  let lost: readonly (LostValue & { readonly plan: string })[] = [];
  const rests = new Map<string, Rest>();
  for (const { plan, isBack, shape, fields, run } of steps) {
    if (shape <= from) continue;
    if (isBack) {
      const after = run.back(data, rests.get(plan));
      // What the plan set aside is in its fields again.
      const gone = run.missing(data, after, seed).map((one) => ({ plan, fields, ...one }));
      lost = [...lost.filter((one) => one.plan !== plan), ...gone];
      data = after;
    } else {
      const { data: after, rest, failures } = run.forward(data, seed);
      const gone = failures
        .filter(({ reason, becomes }) => reason !== 'empty' && becomes !== 'keep')
        .map(({ field, path = [], value }) => ({ plan, fields, path: [field, ...path], value }));
      lost = [...lost, ...gone];
      rests.set(plan, rest);
      data = after;
    }
  }
  return { data, lost: lost.map(({ fields, path, value }) => ({ fields, path, value })) };
}
