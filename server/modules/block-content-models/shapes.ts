import type { Fields } from '../../../content-model/operations/step.ts';
import {
  preparePlan,
  type Decisions,
  type Plan,
  type PlanForward,
} from '../../../content-model/operations/prepare-plan.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { PlanOperation, ShapeStep as ToldStep } from '../../../shared/wire/plans.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { mapInTurns } from '../../platform/limits/time-slices.ts';
import { shapeOf } from './model-cache.ts';
import { selectKept, selectShapingPlans } from './repository.ts';

/** Stored data of a block or a component, and the shape that it has. */
export interface Shaped {
  readonly id: string;
  readonly block_content_model: string;
  readonly data: string;
  readonly revision: number;
  readonly shape: number;
  /** The original of a copy: what plans set aside of it comes back in the copy. */
  readonly from?: string | undefined;
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
  readonly run: Plan;
  /** The same for clients. */
  readonly told: ToldStep;
}

/** What a plan kept of a row. */
type Kept = Awaited<ReturnType<typeof selectKept>>[number];

/** A row with the data of the shape of its model, and what the plans on the way left over. */
export interface Carried<Row> {
  readonly row: Row;
  /** What plans that were taken back had no place for: it was added since they were applied. */
  readonly lost: readonly {
    readonly plan: string;
    readonly path: readonly string[];
    readonly value: unknown;
  }[];
  readonly made: readonly {
    readonly plan: string;
    /** When it was applied. */
    readonly at: string;
    readonly before: string;
    readonly after: string;
    readonly rest: unknown;
    readonly failures: PlanForward['failures'];
  }[];
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
  { rows, model, isLive = false }: { rows: readonly Row[]; model: BlockContentModel; isLive?: boolean },
): Promise<readonly Carried<Row>[]> {
  if (rows.length === 0) return [];
  const steps = await stepsOf(dependencies, db, model);
  const ids = isLive ? [] : rows.map(({ id, from = id }) => from);
  const kept = await keptFor(db, steps, ids);
  const carry = (row: Row) => carryRow(row, { steps, kept, target: shapeOf(model) });
  return mapInTurns(rows, carry, db);
}

/** A block of a published version. */
export interface CarriedSnapshot extends Carried<Shaped> {
  readonly data: BlockData;
  /** What the plans on the way did not carry over. Those that were taken back left nothing. */
  readonly left: readonly {
    readonly plan: string;
    readonly operations: readonly PlanOperation[];
    readonly failures: PlanForward['failures'];
  }[];
}

/** Data from a published version of this shape, in the shape that the model has now. For visitors, nothing comes from the draft. */
export async function carrySnapshot(
  dependencies: Dependencies,
  db: Db,
  {
    blocks,
    model,
    shape,
    isLive,
  }: {
    blocks: readonly { readonly id: string; readonly data: BlockData }[];
    model: BlockContentModel;
    shape: number;
    isLive: boolean;
  },
): Promise<readonly CarriedSnapshot[]> {
  // No block has revision 0: what a plan kept of the draft does not replace what is published.
  const rows = blocks.map(({ id, data }) => {
    return { id, block_content_model: model.id, data: JSON.stringify(data), revision: 0, shape };
  });
  const carried = await carryRows(dependencies, db, { rows, model, isLive });
  const steps = await stepsOf(dependencies, db, model);
  const operationsOf = new Map(steps.map(({ plan, told }) => [plan, told.operations]));
  return carried.map((one) => ({
    ...one,
    data: JSON.parse(one.row.data) as BlockData,
    left: madeLeft(one, steps).map(({ plan, failures }) => {
      return { plan, operations: operationsOf.get(plan) ?? [], failures };
    }),
  }));
}

/** What a plan set aside is in its fields again once it was taken back. */
export function madeLeft({ made }: Carried<unknown>, steps: readonly ShapeStep[]): Carried<unknown>['made'] {
  const undone = steps.filter(({ isBack }) => isBack).map(({ plan }) => plan);
  return made.filter(({ plan }) => !undone.includes(plan));
}

/** Carries a row to a shape, over the steps on the way. */
export function carryRow<Row extends Shaped>(
  row: Row,
  { steps, kept, target }: { steps: readonly ShapeStep[]; kept: ReadonlyMap<string, Kept>; target: number },
): Carried<Row> {
  let text = row.data;
  const made: Carried<Row>['made'][number][] = [];
  const lost: Carried<Row>['lost'][number][] = [];
  for (const { plan, isBack, shape, at, run } of steps) {
    if (shape <= row.shape || shape > target) continue;
    const before = text;
    const data = JSON.parse(before) as BlockData;
    if (isBack) {
      const own = kept.get(`${plan} ${row.from ?? row.id}`);
      const forward = made.find((one) => one.plan === plan);
      const rest = forward === undefined ? parsed(own?.rest) : forward.rest;
      // Revision 0 is that of no block: of what a copy has set aside, and of what a client sends.
      const isUntouched = forward === undefined && row.revision > 0 && own?.revision === row.revision;
      const after = isUntouched ? undefined : run.back(data, rest);
      text = isUntouched ? own.before : JSON.stringify(after);
      if (after !== undefined)
        lost.push(...run.missing(data, after, row.id).map((one) => ({ plan, ...one })));
    } else {
      const { data: after, rest, failures } = run.forward(data, row.id);
      text = JSON.stringify(after);
      made.push({ plan, at, before, after: text, rest, failures });
    }
  }
  return { row: { ...row, data: text, shape: target }, made, lost };
}

/** The model with the fields that it had in this shape. */
export async function modelAt(
  dependencies: Dependencies,
  db: Db,
  { model, shape }: { readonly model: BlockContentModel; readonly shape: number },
): Promise<BlockContentModel> {
  const next = (await stepsOf(dependencies, db, model)).find((step) => step.shape > shape);
  return next === undefined ? model : { ...model, content_model: next.fields };
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
    const fields = JSON.parse(plan.fields_before) as Fields;
    const operations = JSON.parse(plan.operations) as PlanOperation[];
    const decisions = JSON.parse(plan.decisions) as Decisions;
    const run = preparePlan(fields, { operations, decisions, isStored: true }, registry);
    const step = (shape: number | null, at: string | null, isBack: boolean): ShapeStep[] => {
      if (shape === null || at === null) return [];
      const told = { shape, plan: plan.id, is_back: isBack, fields, operations, decisions };
      return [{ plan: plan.id, isBack, shape, at, fields: isBack ? run.fields : fields, run, told }];
    };
    return [...step(plan.shape, plan.applied_at, false), ...step(plan.undo_shape, plan.undone_at, true)];
  });
  const sorted = steps
    .filter(({ shape }) => shape <= shapeOf(model))
    .toSorted((one, other) => one.shape - other.shape);
  known.set(model, sorted);
  return sorted;
}

/** What the plans that are undone have kept of these rows. */
async function keptFor(
  db: Db,
  steps: readonly ShapeStep[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Kept>> {
  const plans = steps.filter(({ isBack }) => isBack).map(({ plan }) => plan);
  const found = plans.length === 0 || ids.length === 0 ? [] : await selectKept(db, plans, ids);
  return new Map(found.map((kept) => [`${kept.plan} ${kept.source}`, kept]));
}

function parsed(text: string | null | undefined): unknown {
  return text === null || text === undefined ? undefined : JSON.parse(text);
}
