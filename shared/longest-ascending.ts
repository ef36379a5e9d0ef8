/** The indices of a longest ascending run of distinct numbers, not necessarily side by side. */
export function longestAscending(numbers: readonly number[]): ReadonlySet<number> {
  /** By length less one: the index of the smallest number that ends an ascending run of that length. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, number] of numbers.entries()) {
    const length = firstAtLeast(ends, (end) => (numbers[end] ?? 0) >= number);
    before.set(index, ends[length - 1]);
    ends[length] = index;
  }
  const run = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) run.add(index);
  return run;
}

/** The index from which the condition holds; the list's length if nowhere. */
function firstAtLeast(list: readonly number[], holds: (item: number) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(list[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
