import type { FieldMerge } from '../contract/field.ts';
import { sameValue } from '../contract/same-value.ts';

interface Item {
  readonly id: string;
}

/** Merges an item that both sides changed; undefined when it cannot. */
type JoinItem<T> = (sides: { readonly base: T; readonly mine: T; readonly theirs: T }) => T | undefined;

const conflict = { conflict: true } as const;

/**
 * Merges two edits of a list whose items have ids. Additions, removals, changes and moves of different items merge. An
 * item that both changed differently, or two different new orders, are a conflict. `join` may merge an item that both
 * changed.
 */
export function mergeLists<T extends Item>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  join: JoinItem<T> = () => undefined,
): FieldMerge<readonly T[]> {
  const [was, my, their] = [byId(base), byId(mine), byId(theirs)];
  if (was.size < base.length || my.size < mine.length || their.size < theirs.length) return conflict;

  const items = new Map<string, T>();
  for (const id of new Set([...was.keys(), ...my.keys(), ...their.keys()])) {
    const sides = { base: was.get(id), mine: my.get(id), theirs: their.get(id) };
    const outcome = mergeItem(sides, join);
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

/** The resulting item, undefined when it was removed. */
function mergeItem<T>(
  { base, mine, theirs }: Record<keyof Parameters<JoinItem<T>>[0], T | undefined>,
  join: JoinItem<T>,
): T | undefined | 'conflict' {
  if (sameValue(mine, theirs)) return mine;
  if (sameValue(mine, base)) return theirs;
  if (sameValue(theirs, base)) return mine;
  // It was removed, or its id occurs twice.
  if (base === undefined || mine === undefined || theirs === undefined) return 'conflict';
  return join({ base, mine, theirs }) ?? 'conflict';
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

/** The first list plus the elements that only the second has, each placed after its neighbour in the second. */
function weave(list: readonly string[], other: readonly string[]): readonly string[] {
  const woven = [...list];
  other.forEach((id, index) => {
    if (woven.includes(id)) return;
    const before = other[index - 1];
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id);
  });
  return woven;
}
