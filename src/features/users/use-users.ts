import { useInfiniteQuery } from '@tanstack/react-query';
import { listUsers } from '../../api/users.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** All accounts, a page at a time. */
export function useUsers() {
  const query = useInfiniteQuery({
    queryKey: queryKeys.users(),
    queryFn: ({ pageParam: page, signal }) => listUsers({ page, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length + 1),
  });
  const pages = query.data?.pages ?? [];
  return { ...query, users: pages.flatMap(({ results }) => results), count: pages.at(-1)?.count ?? 0 };
}
