/** Freezes a value, so that changing it in place throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** A frozen copy of a JSON value. */
export function frozenCopy<T>(value: T): T {
  return frozen(structuredClone(value));
}
