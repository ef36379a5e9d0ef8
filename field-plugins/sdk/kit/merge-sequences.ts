import type { FieldMerge } from '../contract/field.ts';
import { sameValue } from '../contract/same-value.ts';
import { changesOf, type Change } from './sequence-changes.ts';

/** Merges an item that both sides changed; undefined when it cannot. */
type JoinItem<T> = (sides: { readonly base: T; readonly mine: T; readonly theirs: T }) => T | undefined;

const conflict = { conflict: true } as const;

/**
 * Merges two edits of a list whose items have no ids, such as the paragraphs of a text. Changes to different items merge.
 * If both changed the same items, or added some in the same place, it is a conflict. `join` may merge an item that both
 * changed.
 */
export function mergeSequences<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  join: JoinItem<T> = () => undefined,
): FieldMerge<readonly T[]> {
  const my = changesOf(base, mine);
  const their = changesOf(base, theirs);
  if (my === undefined || their === undefined) return conflict;
  const joinAt = (one: Change<T>, other: Change<T>) =>
    sameValue(one, other) ? one : joined(base, one, other, join);
  const merged: T[] = [];
  let at = 0;
  while (my.length > 0 || their.length > 0) {
    const next = takeNext(my, their, joinAt);
    if (next === undefined) return conflict;
    merged.push(...base.slice(at, next.from), ...next.items);
    at = next.to;
  }
  return { merged: [...merged, ...base.slice(at)] };
}

/** Removes the first remaining change from its list and returns it; undefined for a conflict. */
function takeNext<T>(
  mine: Change<T>[],
  theirs: Change<T>[],
  joinAt: (one: Change<T>, other: Change<T>) => Change<T> | undefined,
): Change<T> | undefined {
  const [first, second] = [mine[0], theirs[0]];
  if (first === undefined || second === undefined) return mine.shift() ?? theirs.shift();
  if (isBefore(first, second)) return mine.shift();
  if (isBefore(second, first)) return theirs.shift();
  mine.shift();
  theirs.shift();
  return joinAt(first, second);
}

/** Whether one change ends before the other begins. Two additions in the same place have no order. */
function isBefore<T>(one: Change<T>, other: Change<T>): boolean {
  return one.to <= other.from && !(one.from === other.from && one.to === other.to);
}

/** Both sides replaced the same single item with one item: the result of `join`. */
function joined<T>(
  base: readonly T[],
  mine: Change<T>,
  theirs: Change<T>,
  join: JoinItem<T>,
): Change<T> | undefined {
  const was = base.slice(mine.from, mine.to);
  const isSingle = [was, mine.items, theirs.items].every(({ length }) => length === 1);
  if (!isSingle || mine.from !== theirs.from || mine.to !== theirs.to) return undefined;
  const item = join({ base: was[0] as T, mine: mine.items[0] as T, theirs: theirs.items[0] as T });
  return item === undefined ? undefined : { ...mine, items: [item] };
}
