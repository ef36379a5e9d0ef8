/**
 * Returns a frozen deep copy of a value. Reuses parts that were copied here before, so typing in one part of a value
 * does not copy the whole.
 */
export function freezeValue<Value>(value: Value): Value {
  return copy(value, freezeValue);
}

/** A frozen copy, the same one for the same value: for values that never change, such as those of a draft. */
export function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value) ?? copy<object>(value, frozenCopy);
  copies.set(value, known);
  return known as Value;
}

function copy<Value>(value: Value, copyPart: (part: unknown) => unknown): Value {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  const made: object = Array.isArray(value)
    ? value.map(copyPart)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyPart(part)]));
  frozen.add(made);
  return Object.freeze(made) as Value;
}

const frozen = new WeakSet<object>();
const copies = new WeakMap<object, object>();
