import type { Fields } from '../../../content-model/operations/step.ts';
import {
  preparePlan,
  type Decisions,
  type MigratedByPlan,
  type Plan,
} from '../../../content-model/operations/prepare-plan.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { PlanOperation, SchemaStep as StepAnswer } from '../../../shared/wire/plans.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PlanRow } from '../../platform/database/schema.ts';
import { mapInSlices } from '../../platform/limits/time-slices.ts';
import { schemaVersionOf } from './model-cache.ts';
import { selectSchemaPlans } from './repository.ts';

export interface VersionedRow {
  readonly id: string;
  readonly block_content_model: string;
  readonly data: string;
  readonly shape: number;
}

export interface SchemaStep {
  readonly plan: string;
  readonly isBack: boolean;
  /** The resulting schema version. */
  readonly shape: number;
  /** The fields before it. */
  readonly fields: Fields;
  readonly at: string;
  readonly by: string | null;
  readonly run: Plan;
  /** The same for clients. */
  readonly answer: StepAnswer;
}

/** The step's result for a row. */
interface Made extends Pick<SchemaStep, 'plan' | 'isBack'>, Pick<MigratedByPlan, 'failures' | 'isChanged'> {
  readonly operations: readonly PlanOperation[];
  readonly before: BlockData;
  readonly after: BlockData;
}

/** A row whose data has the schema version of its model. */
export interface MigratedRow<Row> {
  readonly row: Row;
  readonly data: BlockData;
  /** The applied steps, without plans that were undone on the way. */
  readonly made: readonly Made[];
}

/** Migrates rows to the schema versions of their models. Rows that are current stay the same objects. */
export async function migrateRows<Row extends VersionedRow>(
  dependencies: Dependencies,
  db: Db,
  { rows, models }: { rows: readonly Row[]; models: ReadonlyMap<string, BlockContentModel> },
): Promise<readonly Row[]> {
  const isBehind = (row: Row) => row.shape < schemaVersionOf(models.get(row.block_content_model));
  const behind = rows.filter(isBehind);
  if (behind.length === 0) return rows;
  const migrated = new Map<string, Row>();
  for (const [id, model] of models) {
    const ofModel = behind.filter((row) => row.block_content_model === id);
    for (const { row } of await migrateRowsOf(dependencies, db, { rows: ofModel, model }))
      migrated.set(row.id, row);
  }
  return rows.map((row) => migrated.get(row.id) ?? row);
}

export async function migrateRowsOf<Row extends VersionedRow>(
  dependencies: Dependencies,
  db: Db,
  { rows, model }: { rows: readonly Row[]; model: BlockContentModel },
): Promise<readonly MigratedRow<Row>[]> {
  if (rows.length === 0) return [];
  const steps = await stepsOf(dependencies, db, model);
  return mapInSlices(rows, (row) => migrateRow(row, steps, schemaVersionOf(model)), db);
}

export async function migrateSnapshot(
  dependencies: Dependencies,
  db: Db,
  {
    blocks,
    model,
    shape,
  }: {
    blocks: readonly { readonly id: string; readonly data: BlockData }[];
    model: BlockContentModel;
    shape: number;
  },
): Promise<readonly MigratedRow<VersionedRow>[]> {
  const rows = blocks.map(({ id, data }) => {
    return { id, block_content_model: model.id, data: JSON.stringify(data), shape };
  });
  return migrateRowsOf(dependencies, db, { rows, model });
}

export function migrateRow<Row extends VersionedRow>(
  row: Row,
  steps: readonly SchemaStep[],
  target: number,
): MigratedRow<Row> {
  let data = JSON.parse(row.data) as BlockData;
  let made: readonly Made[] = [];
  for (const { plan, isBack, shape, run } of steps) {
    if (shape <= row.shape || shape > target) continue;
    const before = data;
    const done = isBack ? run.undo(data, row.id) : run.forward(data, row.id);
    data = done.data;
    const { failures, isChanged } = done;
    const step = { plan, isBack, operations: run.operations, failures, isChanged, before, after: data };
    made = [...made.filter((one) => one.plan !== plan), step];
  }
  return { row: { ...row, data: JSON.stringify(data), shape: target }, data, made };
}

/** Returns the schema version at a time. The history does not store it. */
export async function schemaVersionAt(
  dependencies: Dependencies,
  db: Db,
  { model, time }: { readonly model: BlockContentModel; readonly time: string },
): Promise<number> {
  const steps = await stepsOf(dependencies, db, model);
  return steps.findLast(({ at }) => at <= time)?.shape ?? 0;
}

/** The steps after a schema version, for clients that migrate unsent changes. */
export async function listSteps(
  dependencies: Dependencies,
  db: Db,
  { model, after }: { readonly model: BlockContentModel; readonly after: number },
): Promise<StepAnswer[]> {
  const steps = await stepsOf(dependencies, db, model);
  return steps.flatMap(({ shape, answer }) => (shape > after ? [answer] : []));
}

const known = new WeakMap<BlockContentModel, readonly SchemaStep[]>();

/** The steps that led to the schema version of the model, in order. */
export async function stepsOf(
  { registry }: Dependencies,
  db: Db,
  model: BlockContentModel,
): Promise<readonly SchemaStep[]> {
  const before = known.get(model);
  if (before !== undefined) return before;
  const plans = await selectSchemaPlans(db, model.id);
  const steps = plans.flatMap((plan): SchemaStep[] => {
    const { fields, operations, decisions } = readSteps(plan);
    const run = runOf(plan, registry);
    const step = (shape: number | null, at: string | null, isBack: boolean): SchemaStep[] => {
      if (shape === null || at === null) return [];
      const by = isBack ? plan.undone_by : plan.applied_by;
      const answer = { shape, plan: plan.id, is_back: isBack, fields, operations, decisions };
      return [{ plan: plan.id, isBack, shape, at, by, fields: isBack ? run.fields : fields, run, answer }];
    };
    return [...step(plan.shape, plan.applied_at, false), ...step(plan.undo_shape, plan.undone_at, true)];
  });
  const sorted = steps
    .filter(({ shape }) => shape <= schemaVersionOf(model))
    .toSorted((one, other) => one.shape - other.shape);
  known.set(model, sorted);
  return sorted;
}

type StoredSteps = Pick<PlanRow, 'id' | 'fields_before' | 'operations' | 'decisions'>;

/** A stored plan, ready to run. */
export function runOf(plan: StoredSteps, registry: FieldRegistry): Plan {
  const { fields, ...steps } = readSteps(plan);
  return preparePlan(fields, { ...steps, id: plan.id, isStored: true }, registry);
}

function readSteps({ fields_before, operations, decisions }: StoredSteps) {
  return {
    fields: JSON.parse(fields_before) as Fields,
    operations: JSON.parse(operations) as PlanOperation[],
    decisions: JSON.parse(decisions) as Decisions,
  };
}
