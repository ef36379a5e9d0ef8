import type { FieldMerge } from './field.ts';
import { sameValue } from './same-value.ts';

interface Item {
  readonly id: string;
}

const conflict = { conflict: true } as const;

/**
 * Joins two edits of a list whose items have ids. Additions, removals, changes and moves of different items meet;
 * an item that both changed differently, or two different new orders, are a conflict.
 */
export function mergeLists<T extends Item>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): FieldMerge<readonly T[]> {
  const [was, my, their] = [byId(base), byId(mine), byId(theirs)];
  if (was.size < base.length || my.size < mine.length || their.size < theirs.length) return conflict;

  const items = new Map<string, T>();
  for (const id of new Set([...was.keys(), ...my.keys(), ...their.keys()])) {
    const outcome = mergeItem(was.get(id), my.get(id), their.get(id));
    if (outcome === 'conflict') return conflict;
    if (outcome !== undefined) items.set(id, outcome);
  }
  const order = mergeOrder([...was.keys()], [...my.keys()], [...their.keys()]);
  if (order === undefined) return conflict;
  return { merged: order.flatMap((id) => items.get(id) ?? []) };
}

function byId<T extends Item>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The item as it should be, undefined when it was removed. */
function mergeItem<T>(
  was: T | undefined,
  my: T | undefined,
  their: T | undefined,
): T | undefined | 'conflict' {
  if (sameValue(my, their)) return my;
  if (sameValue(my, was)) return their;
  if (sameValue(their, was)) return my;
  return 'conflict';
}

/** Every id of either list, in the order of the side that moved something; undefined when both did, differently. */
function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | undefined {
  const kept = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const inOrderOf = (list: readonly string[]) => list.filter((id) => kept.includes(id));
  const iMoved = !sameValue(inOrderOf(mine), kept);
  const theyMoved = !sameValue(inOrderOf(theirs), kept);
  if (iMoved && theyMoved && !sameValue(inOrderOf(mine), inOrderOf(theirs))) return undefined;
  return iMoved ? weave(mine, theirs) : weave(theirs, mine);
}

/** The first list with what only the second has, each placed behind its neighbour in the second. */
function weave(list: readonly string[], other: readonly string[]): readonly string[] {
  const woven = [...list];
  other.forEach((id, index) => {
    if (woven.includes(id)) return;
    const before = other[index - 1];
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id);
  });
  return woven;
}
