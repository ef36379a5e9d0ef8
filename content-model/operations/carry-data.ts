import type { BlockData } from '../block-data.ts';
import { itemsOf } from './list-value.ts';
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
export interface LostValue {
  /** The fields of the block that had it. */
  readonly fields: Fields;
  /** Where it was: a name, then ids of items and names. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The data of a block before a plan and after it. */
interface PlannedData {
  readonly former: BlockData;
  readonly made: BlockData;
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
  const plans = new Map<string, PlannedData>();
  for (const { plan, isBack, shape, fields, run } of steps) {
    if (shape <= from) continue;
    if (isBack) {
      const after = run.back(data, rests.get(plan));
      // What the plan set aside is in its fields again.
      const gone = missing(data, after, plans.get(plan)).map((one) => ({ plan, fields, ...one }));
      lost = [...lost.filter((one) => one.plan !== plan), ...gone];
      data = after;
    } else {
      const { data: after, rest, failures } = run.forward(data, seed);
      const gone = failures
        .filter(({ reason, becomes }) => reason !== 'empty' && becomes !== 'keep')
        .map(({ field, path = [], value }) => ({ plan, fields, path: [field, ...path], value }));
      lost = [...lost, ...gone];
      rests.set(plan, rest);
      plans.set(plan, { former: data, made: after });
      data = after;
    }
  }
  return { data, lost: lost.map(({ fields, path, value }) => ({ fields, path, value })) };
}

/**
 * The texts, numbers and ticks of `before` that are nowhere in `after`. On the way back, a list may have more items than there
 * are fields, and the parts of a line may be one text: each part of a text stands for one leaf only. What the plan had made of
 * values that are there again is not missing.
 */
export function missing(before: BlockData, after: BlockData, planned?: PlannedData): readonly Leaf[] {
  const found = Map.groupBy(leavesOf(after, []), ({ value }) => String(value));
  const replaced = planned === undefined ? new Set<string>() : replacedIn(after, planned);
  const others = leavesOf(before, []).filter(
    (leaf) => leaf.value !== '' && !found.get(String(leaf.value))?.pop() && !replaced.has(keyOf(leaf)),
  );
  if (others.length === 0) return others;
  const left = [...found].flatMap(([text, leaves]) => leaves.map(() => text));
  return others
    .toSorted((one, other) => String(other.value).length - String(one.value).length)
    .filter(({ value }) => {
      const part = String(value);
      const at = left.findIndex((text) => text.includes(part));
      if (at === -1) return true;
      const text = left[at] ?? '';
      const start = text.indexOf(part);
      // The pieces on both sides must not grow together to another text.
      left.splice(at, 1, text.slice(0, start), text.slice(start + part.length));
      return false;
    });
}

/** Converted values whose former ones are all back. */
function replacedIn(after: BlockData, { former, made }: PlannedData): ReadonlySet<string> {
  const valuesIn = (data: BlockData) => new Set(leavesOf(data, []).map(({ value }) => String(value)));
  const [now, then] = [valuesIn(after), valuesIn(former)];
  if (!missing(former, made).every(({ value }) => now.has(String(value)))) return new Set();
  return new Set(
    leavesOf(made, [])
      .filter(({ value }) => !then.has(String(value)))
      .map(keyOf),
  );
}

function keyOf({ path, value }: Leaf): string {
  return JSON.stringify([path, value]);
}

type Leaf = Pick<LostValue, 'path' | 'value'>;

function leavesOf(data: BlockData, path: readonly string[]): readonly Leaf[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const items = itemsOf(value);
    if (items === undefined) return textsIn(value).map((text) => ({ path: [...path, name], value: text }));
    return items.flatMap(({ id, data: inner }) => leavesOf(inner, [...path, name, id]));
  });
}

function textsIn(value: unknown): readonly (string | number | true)[] {
  if (typeof value === 'string' || typeof value === 'number' || value === true) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
