import { mergeUnsupported } from '../../../content-model/merge-unsupported.ts';
import { validateBlock } from '../../../content-model/validate-block.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import {
  migrateData,
  prepareStep,
  type MigratedData,
  type MigrationStep,
} from '../../../content-model/operations/migrate-data.ts';
import { isOneOf, retiredByPlan, withoutRetired } from '../../../content-model/operations/retired-fields.ts';
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
  /** The stored row. */
  readonly before: Row;
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
  const migrate = (before: Row) => {
    const data = JSON.parse(before.data) as BlockData;
    const migrated = migrateData(data, { steps, from: before.shape, seed: before.id });
    return { ...migrated, before, row: { ...before, data: JSON.stringify(migrated.data), shape } };
  };
  return mapInSlices(rows, migrate, db);
}

interface PublishedBlock {
  readonly id: string;
  readonly block_content_model: string;
  readonly data: BlockData;
}

interface Snapshot<Block> {
  /** Without a schema version it is 0. */
  readonly models: Readonly<Record<string, { readonly shape?: number }>>;
  readonly blocks: readonly Block[];
}

/**
 * Migrates the published blocks of a model. With `drafts`, by id, blocks keep the values that their drafts have for fields that were
 * retired or left out when the version was published.
 */
export async function migrateSnapshot<Block extends PublishedBlock>(
  dependencies: Dependencies,
  db: Db,
  { models, blocks }: Snapshot<Block>,
  model: BlockContentModel,
  drafts: ReadonlyMap<string, BlockData> = new Map(),
): Promise<readonly (MigratedData & { readonly block: Block })[]> {
  const shown = blocks.filter((block) => block.block_content_model === model.id);
  if (shown.length === 0) return [];
  const steps = await stepsOf(dependencies, db, model);
  const from = models[model.id]?.shape ?? 0;
  const migrate = (block: Block) => {
    const migrated = migrateData(block.data, { steps, from, seed: block.id });
    const draft = drafts.get(block.id);
    if (draft === undefined) return { ...migrated, block };
    const data = withRetiredOf(draft, { data: migrated.data, model, steps, from }, dependencies.registry);
    return { ...migrated, block, data };
  };
  return mapInSlices(shown, migrate, db);
}

/** Adds the draft's values of fields that were gone at a schema version. For those retired later, the data has its own. */
function withRetiredOf(
  draft: BlockData,
  {
    data,
    model,
    steps,
    from,
  }: { data: BlockData; model: BlockContentModel; steps: readonly SchemaStep[]; from: number },
  registry: FieldRegistry,
): BlockData {
  const later = steps.filter(({ shape }) => shape > from);
  const retired = later.flatMap(({ run }) => retiredByPlan(run, model.content_model));
  const isLater = isOneOf(retired, (key) => later.some(({ plan }) => key.includes(`@${plan}.`)));
  const kept = withoutRetired(draft, isLater, model.content_model);
  return mergeUnsupported(validateBlock(model, data, registry), validateBlock(model, kept, registry));
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
