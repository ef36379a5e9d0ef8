/** The data of a block, by field name. */
export type BlockData = Record<string, unknown>;

/** Builds data from entries. A key like `__proto__` becomes an ordinary own property, never a prototype. */
export function blockData(entries: Iterable<readonly [string, unknown]>): BlockData {
  return Object.fromEntries(entries);
}

/** The value of an own key. Anything inherited, such as `constructor`, is undefined. */
export function ownValue(data: BlockData, name: string): unknown {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}
