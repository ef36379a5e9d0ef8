/**
 * The same value, closed against changes in place: whoever draws it holds the very object of the draft. What is frozen
 * already is not gone through again, so that typing in one part of a value does not cost the whole.
 */
export function freezeValue<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || known.has(value)) return value;
  for (const part of Object.values(value)) freezeValue(part);
  known.add(value);
  return Object.freeze(value);
}

const known = new WeakSet<object>();
