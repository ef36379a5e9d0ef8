import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { SchemaStep } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import { preparePlan, type Plan } from './prepare-plan.ts';
import type { Failure, Fields } from './step.ts';

/** An applied or undone plan, and the resulting schema version of the model. */
export interface MigrationStep {
  readonly plan: string;
  readonly isBack: boolean;
  readonly shape: number;
  /** The fields before the step. */
  readonly fields: Fields;
  readonly run: Plan;
}

/** A value that the new schema version lost, entirely or in part. */
export interface LostValue {
  /** The fields of the block that had it. */
  readonly fields: Fields;
  /** The id of a field, then ids of items and fields. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Data of a newer schema version, and the values that it no longer shows. */
export interface MigratedData {
  readonly data: BlockData;
  readonly lost: readonly LostValue[];
}

export function prepareSteps(
  steps: readonly SchemaStep[],
  registry: FieldRegistry,
): readonly MigrationStep[] {
  return steps.map(({ plan, shape, fields, operations, decisions, is_back: isBack }) => {
    const run = preparePlan(fields, { operations, decisions, id: plan, isStored: true }, registry);
    return { plan, isBack, shape, fields: isBack ? run.fields : fields, run };
  });
}

/**
 * Migrates data from a schema version over the steps that followed. `seed` is the id of the block, so that items made of its
 * fields have the same ids as those in the stored block.
 */
export function migrateData(
  before: BlockData,
  { steps, from, seed }: { steps: readonly MigrationStep[]; from: number; seed: string },
): MigratedData {
  let data = before;
  let lost: readonly (LostValue & { readonly plan: string })[] = [];
  for (const { plan, isBack, shape, fields, run } of steps) {
    if (shape <= from) continue;
    const made = isBack ? run.undo(data, seed) : run.forward(data, seed);
    data = made.data;
    // Undoing a plan restores the values that it replaced, so they are no longer lost.
    if (isBack) lost = lost.filter((one) => one.plan !== plan);
    const gone = made.failures.filter(isLoss);
    lost = [
      ...lost,
      ...gone.map(({ field, path = [], value }) => ({ plan, fields, path: [field, ...path], value })),
    ];
  }
  return { data, lost: lost.map(({ fields, path, value }) => ({ fields, path, value })) };
}

/** Whether a value was lost, entirely or in part. */
export function isLoss({ reason, becomes }: Pick<Failure, 'reason' | 'becomes'>): boolean {
  return reason !== 'empty' && becomes !== 'keep';
}
