import type { Fields } from '../../../content-model/operations/step.ts';
import {
  preparePlan,
  type Decisions,
  type MigratedByPlan,
  type Plan,
} from '../../../content-model/operations/prepare-plan.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { PlanOperation, ShapeStep as ToldStep } from '../../../shared/wire/plans.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PlanRow } from '../../platform/database/schema.ts';
import { mapInTurns } from '../../platform/limits/time-slices.ts';
import { shapeOf } from './model-cache.ts';
import { selectShapingPlans } from './repository.ts';

/** Stored data of a block or a component, and the shape that it has. */
export interface Shaped {
  readonly id: string;
  readonly block_content_model: string;
  readonly data: string;
  readonly shape: number;
}

/** A step between two shapes of a model. */
export interface ShapeStep {
  readonly plan: string;
  readonly isBack: boolean;
  /** The shape that it leads to. */
  readonly shape: number;
  /** The fields before it. */
  readonly fields: Fields;
  readonly at: string;
  readonly by: string | null;
  readonly run: Plan;
  /** The same for clients. */
  readonly told: ToldStep;
}

/** What a step made of a row. */
interface Made extends Pick<ShapeStep, 'plan' | 'isBack'>, Pick<MigratedByPlan, 'failures' | 'isChanged'> {
  readonly operations: readonly PlanOperation[];
  readonly before: BlockData;
  readonly after: BlockData;
}

/** A row with the data of the shape of its model. */
export interface Carried<Row> {
  readonly row: Row;
  readonly data: BlockData;
  /** The steps on the way, without plans that were undone on the way. */
  readonly made: readonly Made[];
}

/** The rows with data of the shape that their models have. Rows that have it already stay the same objects. */
export async function carryAlong<Row extends Shaped>(
  dependencies: Dependencies,
  db: Db,
  { rows, models }: { rows: readonly Row[]; models: ReadonlyMap<string, BlockContentModel> },
): Promise<readonly Row[]> {
  const isBehind = (row: Row) => row.shape < shapeOf(models.get(row.block_content_model));
  const behind = rows.filter(isBehind);
  if (behind.length === 0) return rows;
  const carried = new Map<string, Row>();
  for (const [id, model] of models) {
    const ofModel = behind.filter((row) => row.block_content_model === id);
    for (const { row } of await carryRows(dependencies, db, { rows: ofModel, model }))
      carried.set(row.id, row);
  }
  return rows.map((row) => carried.get(row.id) ?? row);
}

/** Carries rows of one model to its shape. */
export async function carryRows<Row extends Shaped>(
  dependencies: Dependencies,
  db: Db,
  { rows, model }: { rows: readonly Row[]; model: BlockContentModel },
): Promise<readonly Carried<Row>[]> {
  if (rows.length === 0) return [];
  const steps = await stepsOf(dependencies, db, model);
  return mapInTurns(rows, (row) => carryRow(row, steps, shapeOf(model)), db);
}

/** Carries blocks of a published version of this shape to the shape that the model has now. */
export async function carrySnapshot(
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
): Promise<readonly Carried<Shaped>[]> {
  const rows = blocks.map(({ id, data }) => {
    return { id, block_content_model: model.id, data: JSON.stringify(data), shape };
  });
  return carryRows(dependencies, db, { rows, model });
}

/** Carries a row to a shape, over the steps on the way. */
export function carryRow<Row extends Shaped>(
  row: Row,
  steps: readonly ShapeStep[],
  target: number,
): Carried<Row> {
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

/** The shape that the history's data of this time have, as far as it matters: the history does not say. */
export async function shapeAt(
  dependencies: Dependencies,
  db: Db,
  { model, time }: { readonly model: BlockContentModel; readonly time: string },
): Promise<number> {
  const steps = await stepsOf(dependencies, db, model);
  return steps.findLast(({ at }) => at <= time)?.shape ?? 0;
}

/** The steps after a shape, for clients that carry along what they have not sent yet. */
export async function listSteps(
  dependencies: Dependencies,
  db: Db,
  { model, after }: { readonly model: BlockContentModel; readonly after: number },
): Promise<ToldStep[]> {
  const steps = await stepsOf(dependencies, db, model);
  return steps.flatMap(({ shape, told }) => (shape > after ? [told] : []));
}

const known = new WeakMap<BlockContentModel, readonly ShapeStep[]>();

/** The steps that led to the shape of the model, in order. */
export async function stepsOf(
  { registry }: Dependencies,
  db: Db,
  model: BlockContentModel,
): Promise<readonly ShapeStep[]> {
  const before = known.get(model);
  if (before !== undefined) return before;
  const plans = await selectShapingPlans(db, model.id);
  const steps = plans.flatMap((plan): ShapeStep[] => {
    const { fields, operations, decisions } = readSteps(plan);
    const run = runOf(plan, registry);
    const step = (shape: number | null, at: string | null, isBack: boolean): ShapeStep[] => {
      if (shape === null || at === null) return [];
      const by = isBack ? plan.undone_by : plan.applied_by;
      const told = { shape, plan: plan.id, is_back: isBack, fields, operations, decisions };
      return [{ plan: plan.id, isBack, shape, at, by, fields: isBack ? run.fields : fields, run, told }];
    };
    return [...step(plan.shape, plan.applied_at, false), ...step(plan.undo_shape, plan.undone_at, true)];
  });
  const sorted = steps
    .filter(({ shape }) => shape <= shapeOf(model))
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
