export type BlockData = Record<string, unknown>;

/** Builds data from entries. Even `__proto__` becomes an own property, and never sets the prototype. */
export function blockData(entries: Iterable<readonly [string, unknown]>): BlockData {
  return Object.fromEntries(entries);
}

/** The value of an own property. Inherited ones, such as `constructor`, are undefined. */
export function ownValue(data: BlockData, name: string): unknown {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}
