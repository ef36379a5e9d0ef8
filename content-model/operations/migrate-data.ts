import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { SchemaStep } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import { preparePlan, type MigratedByPlan, type Plan } from './prepare-plan.ts';
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

/** A step and its result for the data of a block. */
export type MadeStep = MigrationStep & Pick<MigratedByPlan, 'failures' | 'isChanged'>;

/** A value that the new schema version lost, entirely or in part. */
export interface LostValue {
  /** The fields of the block that had it. */
  readonly fields: Fields;
  /** The id of a field, then ids of items and fields. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Data of a newer schema version. */
export interface MigratedData {
  readonly data: BlockData;
  /** The applied steps, without plans that were undone on the way. */
  readonly made: readonly MadeStep[];
}

export function prepareStep(step: SchemaStep, registry: FieldRegistry): MigrationStep {
  const { plan, shape, fields, operations, decisions, is_back: isBack } = step;
  const run = preparePlan(fields, { operations, decisions, id: plan, isStored: true }, registry);
  return { plan, isBack, shape, fields: isBack ? run.fields : fields, run };
}

/**
 * Migrates data from a schema version over the steps that followed. `seed` is the id of the block, so that items made of its
 * fields have the same ids as those in the stored block.
 */
export function migrateData(
  given: BlockData,
  { steps, from, seed }: { steps: readonly MigrationStep[]; from: number; seed: string },
): MigratedData {
  let data = given;
  let made: readonly MadeStep[] = [];
  for (const step of steps) {
    if (step.shape <= from) continue;
    const done = step.isBack ? step.run.undo(data, seed) : step.run.forward(data, seed);
    // Undoing a plan restores the values that it replaced, so they are no longer lost.
    const others = made.filter(({ plan }) => plan !== step.plan);
    made = [...others, { ...step, failures: done.failures, isChanged: done.isChanged }];
    data = done.data;
  }
  return { data, made };
}

/** The values that the new schema version no longer shows. */
export function lostValues({ made }: MigratedData): readonly LostValue[] {
  return made.flatMap(({ fields, failures }) =>
    failures.filter(isLoss).map(({ field, path = [], value }) => ({ fields, path: [field, ...path], value })),
  );
}

/** Whether a value was lost, entirely or in part. */
function isLoss({ reason, becomes }: Failure): boolean {
  return reason !== 'empty' && becomes !== 'keep';
}
