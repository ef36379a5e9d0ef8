/** The value, such that whoever changes it in place is found out. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** A copy of JSON that nobody can change in place. */
export function frozenCopy<T>(value: T): T {
  return frozen(structuredClone(value));
}
