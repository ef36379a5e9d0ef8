import { type QueryKey, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import { nextPage, onceEach } from '../api/paged-list.ts';
import { errorSentence } from '../lib/http-error.ts';
import { useItemFocus } from '../ui/use-item-focus.ts';

interface PagedList<Answer> {
  readonly queryKey: QueryKey;
  load(page: number, signal: AbortSignal): Promise<Answer>;
  /** The number of the page to read next; undefined after the last page. */
  readonly next?: (last: Answer, read: readonly Answer[]) => number | undefined;
  readonly placeholderData?: <Data>(before: Data | undefined) => Data | undefined;
}

export function usePagedList<Answer extends ListAnswer<{ readonly id: string }>>(list: PagedList<Answer>) {
  const { queryKey, load, next = nextPage, placeholderData } = list;
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: next,
    ...(placeholderData && { placeholderData }),
  });
  const pages = query.data?.pages ?? [];
  return { query, items: onceEach<Answer['results'][number]>(pages), count: pages.at(-1)?.count ?? 0 };
}

/** The focus target when the list grows or shrinks, and the props of its `LoadMore`. */
export function useMoreItems<List extends HTMLElement>(query: UseInfiniteQueryResult) {
  const { list, focusAfter, focusAdded } = useItemFocus<List>();
  return {
    list,
    focusAfter,
    more: {
      hasMore: query.hasNextPage,
      loading: query.isFetchingNextPage,
      failure: query.isFetchNextPageError ? errorSentence(query.error) : undefined,
      onMore() {
        focusAdded();
        void query.fetchNextPage();
      },
    },
  };
}
