import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { listPages } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';

export const pagesPerScreen = 20;

/**
 * The pages of a workspace that the address asks for (`?search=…&page=…`), so that going back from a page
 * leads to the same place of the list. What was shown stays until the next has come.
 */
export function usePagesList(workspace: string) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = useQuery({
    queryKey: [...queryKeys.pages(workspace), 'list', { search, page }],
    queryFn: ({ signal }) =>
      listPages({ workspace, search, page, pageSize: pagesPerScreen, ordering: 'title', signal }),
    placeholderData: keepPreviousData,
  });

  function go(next: { readonly search: string; readonly page: number }): void {
    const entries = {
      ...(next.search && { search: next.search }),
      ...(next.page > 1 && { page: `${next.page}` }),
    };
    setParams(entries, { replace: true });
  }

  return {
    query,
    search,
    page,
    lastPage: Math.max(1, Math.ceil((query.data?.count ?? 0) / pagesPerScreen)),
    searchFor: (text: string) => go({ search: text, page: 1 }),
    turnTo: (to: number) => go({ search, page: to }),
  };
}
