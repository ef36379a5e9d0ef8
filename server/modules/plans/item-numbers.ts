import type { BlockData } from '../../../shared/wire/content.ts';

/** The places of the items that a path inside a field leads through, from 1; undefined if one of them is not in the data. */
export function itemNumbers(data: BlockData, path: readonly string[]): number[] | undefined {
  const ids = path.filter((_, at) => at % 2 === 0);
  const numbers = ids.flatMap((id) => numberOf(data, id) ?? []);
  return ids.length > 0 && numbers.length === ids.length ? numbers : undefined;
}

/** Ids of items are in no other list of the block. */
function numberOf(value: unknown, id: string): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = Array.isArray(value) ? value.findIndex((item) => isItem(item, id)) : -1;
  if (found >= 0) return found + 1;
  for (const inner of Object.values(value)) {
    const number = numberOf(inner, id);
    if (number !== undefined) return number;
  }
  return undefined;
}

function isItem(value: unknown, id: string): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && value.id === id;
}
