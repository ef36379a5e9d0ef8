/** What an editor typed into a block: field name to value. */
export type BlockData = Record<string, unknown>;

/** The entries as data. A key like `__proto__` becomes an ordinary own property, never a prototype. */
export function blockData(entries: Iterable<readonly [string, unknown]>): BlockData {
  return Object.fromEntries(entries);
}

/** The value under an own key; undefined for any other, `constructor` among them. */
export function ownValue(data: BlockData, name: string): unknown {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}
