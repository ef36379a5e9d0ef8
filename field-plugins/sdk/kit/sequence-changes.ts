import { sameValue } from '../contract/same-value.ts';

/** A range of a list that another list replaced with its own items. */
export interface Change<T> {
  readonly from: number;
  readonly to: number;
  readonly items: readonly T[];
}

/** More comparisons than this would make comparing noticeably slow. */
const mostComparisons = 1_000_000;

/** The replacements that lead from one list to the other, in order; undefined when there is too much to compare. */
export function changesOf<T>(base: readonly T[], side: readonly T[]): Change<T>[] | undefined {
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
  return [...gaps(commonOf(rows, columns, same), rows, columns)].map(({ from, to, itemsFrom, itemsTo }) => ({
    from: start + from,
    to: start + to,
    items: side.slice(start + itemsFrom, start + itemsTo),
  }));
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
