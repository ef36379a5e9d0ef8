import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { nextPage, onceEach } from '../../api/paged-list.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { listUsers } from '../../api/users.ts';

/**
 * The accounts that the address asks for (`?search=…`), a page at a time. The old list stays until the search result has
 * loaded.
 */
export function useUsers() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.users(), { search }],
    queryFn: ({ pageParam: page, signal }) => listUsers({ page, search, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  return {
    query,
    users: onceEach(pages),
    count: pages.at(-1)?.count ?? 0,
    search,
    searchFor: (text: string) => setParams(text === '' ? {} : { search: text }, { replace: true }),
  };
}
