import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { SchemaStep } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import { preparePlan, type Plan } from './prepare-plan.ts';
import type { Failure, Fields } from './step.ts';

/** A plan that was applied or undone, and the schema version of the model that this led to. */
export interface MigrationStep {
  readonly plan: string;
  readonly isBack: boolean;
  readonly shape: number;
  /** The fields before the step. */
  readonly fields: Fields;
  readonly run: Plan;
}

/** A value that no field of the new schema version has, or only in part. */
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

/** Prepares the steps that the API lists. */
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
    // What the plan replaced is in its fields again.
    if (isBack) lost = lost.filter((one) => one.plan !== plan);
    const gone = made.failures.filter(isLoss);
    lost = [
      ...lost,
      ...gone.map(({ field, path = [], value }) => ({ plan, fields, path: [field, ...path], value })),
    ];
  }
  return { data, lost: lost.map(({ fields, path, value }) => ({ fields, path, value })) };
}

/** Whether a value is not in its new field, or only in part. */
export function isLoss({ reason, becomes }: Pick<Failure, 'reason' | 'becomes'>): boolean {
  return reason !== 'empty' && becomes !== 'keep';
}
