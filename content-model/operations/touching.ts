import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { blockData, ownValue, type BlockData } from '../block-data.ts';
import { modelFields } from '../model-fields.ts';
import { showsSame } from './shown-value.ts';
import type { Failure, Migrated, Preparing, Step } from './step.ts';

export interface Values {
  readonly values: BlockData;
  readonly failures?: readonly Failure[];
}

type UndoContext = Pick<Preparing, 'formerKey' | 'registry'>;

/** The effect of an operation on the values of some fields. Others are unchanged. */
interface Touching extends Pick<Step, 'fields'> {
  /** The ids that it reads values from. */
  readonly from: readonly string[];
  /** The ids that it stores values under. */
  readonly to: readonly string[];
  forward(values: BlockData, seed: string): Values;
  /** Converts edited values back; `made` is the operation's result. Without `back`, undoing only retires fields. */
  back?(
    values: BlockData,
    former: { readonly was: BlockData; readonly made: BlockData; seed: string },
  ): Values;
  /** The values that undoing leaves without a field if there is no `back`. */
  leaves?(values: BlockData): readonly Failure[];
}

/**
 * Makes a step of an operation. Fields that the operation replaces keep their values, so that undoing it restores them:
 * unchanged if the new values were not edited, otherwise with the edited values converted back.
 */
export function touching({ formerKey, registry }: UndoContext, operation: Touching): Step {
  const { fields, from, to, forward, back } = operation;
  const results = modelFields({ content_model: fields }, registry).filter(({ name }) => to.includes(name));
  const inPlace = from.filter((id) => to.includes(id));
  const [retired, added] = [without(from, inPlace), without(to, inPlace)];
  return {
    fields,
    forward(data, seed) {
      const { values, failures = [] } = forward(pick(data, from), seed);
      const changed = back === undefined ? [] : inPlace.filter((id) => !hasSame(data, values, id));
      const former = changed.map((id) => [formerKey(id), Object.values(pick(data, [id]))] as const);
      const after = replace(data, to, blockData([...Object.entries(values), ...former]));
      return { data: after, isChanged: after !== data || hasAny(data, retired), failures };
    },
    undo(data, seed): Migrated {
      if (back === undefined)
        return { data, isChanged: hasAny(data, to), failures: operation.leaves?.(pick(data, to)) ?? [] };
      const was = formerValues(data, { from, inPlace, formerKey });
      const now = pick(data, to);
      const made = forward(was, seed).values;
      const rest = replace(data, inPlace.map(formerKey), {});
      const isUnedited = results.every((field) =>
        showsSame(field, ownValue(made, field.name), ownValue(now, field.name)),
      );
      const { values, failures = [] } = isUnedited ? { values: was } : back(now, { was, made, seed });
      const after = replace(rest, from, values);
      return { data: after, isChanged: after !== data || hasAny(data, [...retired, ...added]), failures };
    },
  };
}

export function untouched(fields: Fields): Step {
  const leave = (data: BlockData): Migrated => ({ data, isChanged: false, failures: [] });
  return { fields, forward: leave, undo: leave };
}

type Fields = Step['fields'];

function formerValues(
  data: BlockData,
  {
    from,
    inPlace,
    formerKey,
  }: Pick<Touching, 'from'> & Pick<UndoContext, 'formerKey'> & { inPlace: readonly string[] },
): BlockData {
  const entries = from.flatMap((id) => {
    const kept = inPlace.includes(id) ? ownValue(data, formerKey(id)) : undefined;
    const values = Array.isArray(kept) ? (kept as readonly unknown[]) : Object.values(pick(data, [id]));
    return values.map((value) => [id, value] as const);
  });
  return blockData(entries);
}

function hasAny(data: BlockData, ids: readonly string[]): boolean {
  return ids.some((id) => Object.hasOwn(data, id));
}

function without(ids: readonly string[], others: readonly string[]): readonly string[] {
  return ids.filter((id) => !others.includes(id));
}

function hasSame(one: BlockData, other: BlockData, id: string): boolean {
  return sameValue(pick(one, [id]), pick(other, [id]));
}

function pick(data: BlockData, ids: Iterable<string>): BlockData {
  return blockData([...ids].filter((id) => Object.hasOwn(data, id)).map((id) => [id, data[id]]));
}

/** Replaces the values of some fields. Returns the same object if nothing changes. */
function replace(data: BlockData, ids: readonly string[], values: BlockData): BlockData {
  if (sameValue(pick(data, [...new Set([...ids, ...Object.keys(values)])]), values)) return data;
  const others = Object.entries(data).filter(([id]) => !ids.includes(id));
  return blockData([...others, ...Object.entries(values)]);
}
