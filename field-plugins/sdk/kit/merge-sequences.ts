import type { FieldMerge } from '../contract/field.ts';
import { sameValue } from '../contract/same-value.ts';

/** A range of the common base that one side replaced with its own items. */
interface Change<T> {
  readonly from: number;
  readonly to: number;
  readonly items: readonly T[];
}

/** Merges an item that both sides changed; undefined when it cannot. */
type JoinItem<T> = (sides: { readonly base: T; readonly mine: T; readonly theirs: T }) => T | undefined;

const conflict = { conflict: true } as const;

/** More comparisons than this would make a merge noticeably slow. */
const mostComparisons = 1_000_000;

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

/** The replacements in order; undefined when there is too much to compare. */
function changesOf<T>(base: readonly T[], side: readonly T[]): Change<T>[] | undefined {
  let start = 0;
  while (start < base.length && start < side.length && sameValue(base[start], side[start])) start += 1;
  let [baseEnd, sideEnd] = [base.length, side.length];
  while (baseEnd > start && sideEnd > start && sameValue(base[baseEnd - 1], side[sideEnd - 1])) {
    baseEnd -= 1;
    sideEnd -= 1;
  }
  const [rows, columns] = [baseEnd - start, sideEnd - start];
  if (rows * columns > mostComparisons) return undefined;
  const same = (row: number, column: number) => sameValue(base[start + row], side[start + column]);
  const changes: Change<T>[] = [];
  for (const { from, to, itemsFrom, itemsTo } of gaps(commonOf(rows, columns, same), rows, columns)) {
    const items = side.slice(start + itemsFrom, start + itemsTo);
    changes.push({ from: start + from, to: start + to, items });
  }
  return changes;
}

/** The ranges between the pairs that both lists share. */
function* gaps(pairs: readonly (readonly [number, number])[], rows: number, columns: number) {
  let [from, itemsFrom] = [0, 0];
  for (const [row, column] of [...pairs, [rows, columns] as const]) {
    if (row > from || column > itemsFrom) yield { from, to: row, itemsFrom, itemsTo: column };
    [from, itemsFrom] = [row + 1, column + 1];
  }
}

/** The longest common subsequence, as pairs of indices. */
function commonOf(rows: number, columns: number, same: (row: number, column: number) => boolean) {
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const length = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] = same(row, column)
        ? length(row + 1, column + 1) + 1
        : Math.max(length(row + 1, column), length(row, column + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let [row, column] = [0, 0]; row < rows && column < columns;) {
    if (same(row, column)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (length(row + 1, column) >= length(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
