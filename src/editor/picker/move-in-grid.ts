/** The item that a key moves to from another one, in items that fill rows; undefined for other keys and at the edge. */
export function moveInGrid(
  items: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const at = items.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return items[at + 1];
    case 'ArrowLeft':
      return items[at - 1];
    case 'ArrowDown':
      return nearest(items.slice(at + 1), from);
    case 'ArrowUp':
      return nearest(items.slice(0, Math.max(at, 0)).toReversed(), from);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/** Of the next row, the item whose middle is closest. */
function nearest(following: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect();
  const others = following.map((item) => ({ item, place: item.getBoundingClientRect() }));
  const row = others.find(({ place }) => place.top !== top)?.place.top;
  return others
    .filter(({ place }) => place.top === row)
    .toSorted((one, other) => Math.abs(one.place.left - left) - Math.abs(other.place.left - left))[0]?.item;
}
