import { lines, type ListSource } from './list-ways.ts';

/** The part of a draft field that describes the sources of its list. */
interface List {
  readonly was: string | undefined;
  readonly from?: ListSource | undefined;
  readonly items?: readonly List[] | undefined;
}

/** The initial names of the item fields, without those removed since. */
export function columnsOf({ from, items = [] }: Pick<List, 'from' | 'items'>): readonly string[] {
  if (from === undefined) return [];
  if (from.way === 'split') return items.length > 0 ? [lines] : [];
  // Some columns may have become a list inside the list.
  const names = items.flatMap((item) => [...(item.was === undefined ? [] : [item.was]), ...sourcesOf(item)]);
  return names.filter((name) => from.rows.some((row) => name in row));
}

/** The stored fields that become the list; empty for other lists. */
export function sourcesOf(list: Pick<List, 'from' | 'items'>): readonly string[] {
  const columns = columnsOf(list);
  return (list.from?.rows ?? []).flatMap((row) => columns.flatMap((column) => row[column] ?? []));
}
