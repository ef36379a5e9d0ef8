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
  const merged: T[] = [];
  let at = 0;
  for (let next = takeNext(my, their, joinAt); next !== undefined; next = takeNext(my, their, joinAt)) {
    if (next === 'conflict') return conflict;
    merged.push(...base.slice(at, next.from), ...next.items);
    at = next.to;
  }
  return { merged: [...merged, ...base.slice(at)] };

  function joinAt(one: Change<T>, other: Change<T>): Change<T> | undefined {
    return joined(base, one, other, join);
  }
}

/** Removes the first remaining change from its list and returns it; undefined when none is left. */
function takeNext<T>(
  mine: Change<T>[],
  theirs: Change<T>[],
  joinAt: (one: Change<T>, other: Change<T>) => Change<T> | undefined,
): Change<T> | 'conflict' | undefined {
  const [first, second] = [mine[0], theirs[0]];
  if (first === undefined || second === undefined) return mine.shift() ?? theirs.shift();
  if (isBefore(first, second)) return mine.shift();
  if (isBefore(second, first)) return theirs.shift();
  mine.shift();
  theirs.shift();
  return sameValue(first, second) ? first : (joinAt(first, second) ?? 'conflict');
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
  const [was, my, their] = [base.slice(mine.from, mine.to), mine.items, theirs.items];
  if (mine.from !== theirs.from || mine.to !== theirs.to) return undefined;
  if (was.length !== 1 || my.length !== 1 || their.length !== 1) return undefined;
  const [item] = was.flatMap((start, index) => {
    const outcome = join({ base: start, mine: my[index] ?? start, theirs: their[index] ?? start });
    return outcome === undefined ? [] : [outcome];
  });
  return item === undefined ? undefined : { ...mine, items: [item] };
}
