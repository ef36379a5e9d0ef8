/**
 * The items that no former one accounts for. Each former item accounts for one: by the first of these comparisons that
 * finds a pair.
 */
export function unmatched<Item>(
  items: readonly Item[],
  former: readonly Item[],
  comparisons: readonly ((one: Item, other: Item) => boolean)[],
): readonly Item[] {
  const left = [...former];
  return comparisons.reduce(
    (rest, isSame) =>
      rest.filter((item) => {
        const known = left.findIndex((other) => isSame(item, other));
        if (known >= 0) left.splice(known, 1);
        return known < 0;
      }),
    items,
  );
}
