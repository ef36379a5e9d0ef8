import type { Fields } from '../../../content-model/operations/step.ts';
import {
  migrateData,
  prepareStep,
  type MigratedData,
  type MigrationStep,
} from '../../../content-model/operations/migrate-data.ts';
import { preparePlan, type Decisions, type Plan } from '../../../content-model/operations/prepare-plan.ts';
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

export interface SchemaStep extends MigrationStep {
  readonly at: string;
  readonly by: string | null;
  /** The same for clients. */
  readonly answer: StepAnswer;
}

/** A row whose data has the schema version of its model. */
interface MigratedRow<Row> extends MigratedData {
  readonly row: Row;
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
  const shape = schemaVersionOf(model);
  const migrate = (row: Row) => {
    const before = JSON.parse(row.data) as BlockData;
    const migrated = migrateData(before, { steps, from: row.shape, seed: row.id });
    return { ...migrated, row: { ...row, data: JSON.stringify(migrated.data), shape } };
  };
  return mapInSlices(rows, migrate, db);
}

/** Migrates the data of published blocks. */
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
): Promise<readonly MigratedData[]> {
  const steps = await stepsOf(dependencies, db, model);
  return mapInSlices(blocks, ({ id, data }) => migrateData(data, { steps, from: shape, seed: id }), db);
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
    const step = (shape: number | null, at: string | null, is_back: boolean): SchemaStep[] => {
      if (shape === null || at === null) return [];
      const by = is_back ? plan.undone_by : plan.applied_by;
      const answer = { shape, plan: plan.id, is_back, ...readSteps(plan) };
      return [{ ...prepareStep(answer, registry), at, by, answer }];
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
