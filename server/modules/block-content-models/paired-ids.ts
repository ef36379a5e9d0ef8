/** The ids of the items of some data, and those in their places in a copy; none if the copy differs in more than ids. */
export function pairedIds(data: unknown, copy: unknown): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  return pair(data, copy, ids) ? ids : new Map();
}

function pair(one: unknown, other: unknown, ids: Map<string, string>): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => pair(item, other[at], ids));
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => {
    if (!Object.hasOwn(other, name)) return false;
    const [mine, theirs] = [one[name], other[name]];
    if (name !== 'id' || typeof mine !== 'string' || typeof theirs !== 'string')
      return pair(mine, theirs, ids);
    ids.set(mine, theirs);
    return true;
  });
}

/** What a plan has set aside, with these ids in the places of others: as ids of items, and as the names of what is kept of each. */
export function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (ids.size === 0) return value;
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      ids.get(name) ?? name,
      name === 'id' && typeof one === 'string' ? (ids.get(one) ?? one) : withIds(one, ids),
    ]),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
