import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { queryKeys } from '../../api/query-keys.ts';
import { listUsers } from '../../api/users.ts';
import { usePagedList } from '../../records/use-paged-list.ts';

/**
 * The accounts for the query of the address (`?search=…`), a page at a time. The old list stays until the search result has
 * loaded.
 */
export function useUsers() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const list = usePagedList({
    queryKey: [...queryKeys.users(), { search }],
    load: (page, signal) => listUsers({ page, search, signal }),
    placeholderData: keepPreviousData,
  });
  return {
    ...list,
    search,
    searchFor: (text: string) => setParams(text === '' ? {} : { search: text }, { replace: true }),
  };
}
