/**
 * Older clients stored `{title, color}` without ids, alone or in a list, and `""` for none. An item without an id gets one
 * that follows from its place, so that everybody who reads the same old value sees the same item.
 */
export function upgradeColorTitles(stored: unknown): unknown {
  if (stored === '') return [];
  if (isBare(stored)) return [withId(stored, 0)];
  if (!Array.isArray(stored) || !stored.some(isBare)) return stored;
  return stored.map((item: unknown, index) => (isBare(item) ? withId(item, index) : item));
}

/** An item of before: exactly a title and a colour. Whether they are right is for the schema to say. */
function isBare(item: unknown): item is object {
  if (typeof item !== 'object' || item === null) return false;
  const names = Object.keys(item);
  return names.length === 2 && names.includes('title') && names.includes('color');
}

function withId(item: object, index: number): object {
  return { id: `item-${index + 1}`, ...item };
}
