/** Whether two JSON values are equal; the order of an object's keys does not matter. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => sameValue(item, b[index]));
  }
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => right.has(key) && sameValue(value, right.get(key)));
}
