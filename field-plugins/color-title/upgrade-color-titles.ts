/**
 * Older clients stored `{title, color}` without ids, alone or in a list, and `""` for none. An item without an id gets
 * one based on its position, so that every reader of the same old value sees the same item.
 */
export function upgradeColorTitles(stored: unknown): unknown {
  if (stored === '') return [];
  if (isBare(stored)) return [withId(stored, 0)];
  if (!Array.isArray(stored) || !stored.some(isBare)) return stored;
  return stored.map((item: unknown, index) => (isBare(item) ? withId(item, index) : item));
}

/** An item in the old format: exactly a title and a colour. The schema decides whether they are valid. */
function isBare(item: unknown): item is object {
  if (typeof item !== 'object' || item === null) return false;
  const names = Object.keys(item);
  return names.length === 2 && names.includes('title') && names.includes('color');
}

function withId(item: object, index: number): object {
  return { id: `item-${index + 1}`, ...item };
}
