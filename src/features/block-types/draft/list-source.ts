import { lines } from './list-ways.ts';
import type { DraftField } from './type-draft.ts';

/** The names that fields of the items have at first, without those that were taken out since. */
export function columnsOf({ from, items = [] }: DraftField): readonly string[] {
  if (from === undefined) return [];
  if (from.way === 'split') return items.length > 0 ? [lines] : [];
  // Some may have become a list inside the list.
  const names = items.flatMap((item) => [...(item.was === undefined ? [] : [item.was]), ...sourcesOf(item)]);
  return names.filter((name) => from.rows.some((row) => name in row));
}

/** The stored fields that become the list; none if it is no such list. */
export function sourcesOf(list: DraftField): readonly string[] {
  const columns = columnsOf(list);
  return (list.from?.rows ?? []).flatMap((row) => columns.flatMap((column) => row[column] ?? []));
}
