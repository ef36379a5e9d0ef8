import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { itemFields } from '../../../content-model/operations/list-value.ts';
import { partsWithin } from '../../../content-model/operations/parts-within.ts';
import type { PlanForward } from '../../../content-model/operations/prepare-plan.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuseField, Refusal } from '../../platform/errors/refusal.ts';
import { shapeOf } from './model-cache.ts';
import { carryRow, carryRows, madeLeft, stepsOf, type Carried, type ShapeStep } from './shapes.ts';

/** Between which times the fields that a client used were, or are still, understood. */
interface Former {
  /** When they were replaced. */
  readonly since: number;
  /** Until when they are understood. */
  readonly until: number;
}

/** Told when a client wrote fields that have been replaced. */
export type TellFormer = (former: Former) => void;

/** What a client sent for a block or component. */
export interface Sent {
  readonly id: string;
  readonly model: BlockContentModel;
  readonly data: BlockData;
  /** The shape that the client read; undefined if it does not say. */
  readonly shape?: number | undefined;
  readonly tell: TellFormer | undefined;
  /** The original of a new one: what plans set aside of it comes back. */
  readonly from?: string | undefined;
  /** Reads what is stored now, where there is something. */
  current?(): Promise<unknown>;
}

/**
 * What a client sent, in the shape of the model. Data of an older shape is carried along like what is stored. If the client
 * does not name a shape, the names of its fields decide: those from before a plan are understood for 30 days after it, unless
 * a value does not convert. Anything else stays as it was sent, and is judged as it is.
 *
 * Refuses a value of an older shape that would be lost: its writer has to see that. What is stored now is told with
 * `stale_write`. A new block or component may lose what a plan keeps until it can no longer be undone.
 */
export async function readSent(
  dependencies: Dependencies,
  db: Db,
  { id, model, data, shape, tell, from, current }: Sent,
): Promise<BlockData> {
  if (shape !== undefined) {
    // No block has revision 0: what a plan kept of the row does not replace what was sent.
    const text = JSON.stringify(data);
    const rows = [{ id, from, block_content_model: model.id, data: text, revision: 0, shape }];
    const [carried] = await carryRows(dependencies, db, { rows, model });
    if (carried === undefined || carried.row.data === text) return data;
    const lost = lostValues(carried, await stepsOf(dependencies, db, model));
    if (current !== undefined && lost.length > 0)
      throw new Refusal('stale_write', { extra: { current: await current() } });
    const gone = lost.find(({ until }) => until <= dependencies.clock.now());
    if (gone !== undefined) throw refuseField('shape', 'no_place', { field: gone.title });
    return JSON.parse(carried.row.data) as BlockData;
  }
  const isKnownTo = (fields: Fields) => hasOnly(fields, data, dependencies.registry);
  if (isKnownTo(model.content_model)) return data;
  const steps = await stepsOf(dependencies, db, model);
  const first = steps.findLast((step) => isKnownTo(step.fields));
  if (first === undefined || untilOf(first) <= dependencies.clock.now()) return data;
  const sent = { id, block_content_model: model.id, data: JSON.stringify(data), revision: 0 };
  const row = { ...sent, shape: first.shape - 1 };
  const carried = carryRow(row, { steps, kept: new Map(), target: shapeOf(model) });
  const failures = madeLeft(carried, steps).flatMap((one) => one.failures);
  if (failures.some(({ reason }) => reason !== 'empty')) return data;
  tell?.({ since: Date.parse(first.at), until: untilOf(first) });
  return JSON.parse(carried.row.data) as BlockData;
}

/** Until when what a plan sets aside is kept. */
function untilOf({ at }: Pick<ShapeStep, 'at'>): number {
  return Date.parse(at) + limits.planLifetime;
}

interface Lost {
  /** The label of its field. */
  readonly title: string;
  /** Until when a plan keeps it. */
  readonly until: number;
}

/** The values that have no place any more. Nothing keeps those that a plan had no place for when it was taken back. */
function lostValues(carried: Carried<unknown>, steps: readonly ShapeStep[]): readonly Lost[] {
  const titleOf = (plan: string, name: string) => {
    const known = steps.filter((step) => step.plan === plan).map(({ fields }) => fields[name]?.field_title);
    return known.find((title) => title !== undefined) ?? name;
  };
  const left = madeLeft(carried, steps).flatMap(({ plan, at, failures }) =>
    failures.filter(isLoss).map(({ field }) => ({ title: titleOf(plan, field), until: untilOf({ at }) })),
  );
  const back = carried.lost.map(({ plan, path: [name = ''] }) => ({ title: titleOf(plan, name), until: 0 }));
  return [...back, ...left];
}

function isLoss({ reason, becomes }: PlanForward['failures'][number]): boolean {
  return reason !== 'empty' && becomes !== 'keep';
}

/** Whether all data belongs to these fields, that of items in lists and of other parts too. */
function hasOnly(fields: Fields, data: BlockData, registry: FieldRegistry): boolean {
  return Object.entries(data).every(([name, value]) => {
    const definition = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (definition === undefined) return false;
    const inner = itemFields(definition);
    if (inner === undefined) return true;
    const parts = partsWithin(definition, registry)?.partsOf(value) ?? [];
    return parts.every((part) => hasOnly(inner, part.data, registry));
  });
}
