import { useInfiniteQuery } from '@tanstack/react-query';
import { listSubscribers } from '../../api/newsletter.ts';
import { nextPage, onceEach } from '../../api/paged-list.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { limits } from '../../../shared/limits.ts';

/** The newsletter's subscribers, a page at a time. */
export function useSubscribers() {
  const query = useInfiniteQuery({
    queryKey: queryKeys.subscribers(),
    queryFn: ({ pageParam: page, signal }) =>
      listSubscribers({ page, pageSize: limits.pageSizeDefault, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
  const pages = query.data?.pages ?? [];
  return { query, subscribers: onceEach(pages), count: pages.at(-1)?.count ?? 0 };
}
