import type { ListAnswer } from '../../shared/wire/basics.ts';

/** The page number in an answer's `next`; undefined on the last page. */
export function nextPage({ next }: Pick<ListAnswer<unknown>, 'next'>): number | undefined {
  if (next === null) return undefined;
  return Number(new URLSearchParams(next.split('?')[1]).get('page'));
}

/**
 * The records of several pages, each once. A record added or removed between two reads shifts the others, so one record
 * can appear on two pages.
 */
export function onceEach<Item extends { readonly id: string }>(pages: readonly ListAnswer<Item>[]): Item[] {
  return [...new Map(pages.flatMap(({ results }) => results.map((item) => [item.id, item]))).values()];
}
