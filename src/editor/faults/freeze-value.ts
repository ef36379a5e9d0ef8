/**
 * A frozen deep copy of a value. Parts that were copied here before are reused, so typing in one part of a value does not
 * cost the whole.
 */
export function freezeValue<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || known.has(value)) return value;
  const copy: object = Array.isArray(value)
    ? value.map(freezeValue)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, freezeValue(part)]));
  known.add(copy);
  return Object.freeze(copy) as Value;
}

const known = new WeakSet<object>();
