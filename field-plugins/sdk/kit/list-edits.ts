/** The list with the item at `from` moved to `to`. Returns the same list if either index is out of range. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The list without the item at `index`. */
export function removed<T>(list: readonly T[], index: number): readonly T[] {
  return list.toSpliced(index, 1);
}

/** The list with `item` at `index`. */
export function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.with(index, item);
}

/** A unique key for each item, based on its id, which faulty data may repeat. */
export function itemKeys(items: readonly { readonly id: string }[]): readonly string[] {
  const seen = new Map<string, number>();
  return items.map(({ id }) => {
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return count === 0 ? id : `${id}-again-${count}`;
  });
}
