import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { listPages } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { limits } from '../../../shared/limits.ts';

const sortColumns = ['title', 'url_path', 'last_update'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface Sorting {
  readonly column: SortColumn;
  readonly direction: 'asc' | 'desc';
}

/**
 * The pages of a workspace for the query of the address (`?search=…&ordering=…&page=…`), so that going back from a page leads to
 * the same place in the list. The old list stays until the next has loaded.
 */
export function usePagesList(workspace: string) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const sorting = readSorting(params.get('ordering'));
  const ordering = writeSorting(sorting);
  const query = useQuery({
    queryKey: [...queryKeys.pages(workspace), 'list', { search, ordering, page }],
    queryFn: ({ signal }) =>
      listPages({ workspace, search, page, pageSize: limits.pageSizePages, ordering, signal }),
    placeholderData: keepPreviousData,
  });

  function go(next: { readonly search?: string; readonly ordering?: string; readonly page: number }): void {
    const wanted = { search, ordering, ...next };
    const entries = {
      ...(wanted.search && { search: wanted.search }),
      ...(wanted.ordering !== 'title' && { ordering: wanted.ordering }),
      ...(next.page > 1 && { page: `${next.page}` }),
    };
    setParams(entries, { replace: true });
  }

  return {
    query,
    search,
    sorting,
    page,
    lastPage: Math.max(1, Math.ceil((query.data?.count ?? 0) / limits.pageSizePages)),
    searchFor: (text: string) => go({ search: text, page: 1 }),
    /** Sorts by another column, or reverses the order of the same one. Times start with the latest. */
    sortBy(column: SortColumn): void {
      const last = sorting.column === column ? sorting.direction : undefined;
      const isDown = last === undefined ? column === 'last_update' : last === 'asc';
      go({ ordering: writeSorting({ column, direction: isDown ? 'desc' : 'asc' }), page: 1 });
    },
    turnTo: (to: number) => go({ page: to }),
  };
}

/** By title if the address has no known order. */
function readSorting(written: string | null): Sorting {
  const named = written?.replace('-', '');
  const column = sortColumns.find((known) => known === named) ?? 'title';
  return { column, direction: written?.startsWith('-') === true ? 'desc' : 'asc' };
}

function writeSorting({ column, direction }: Sorting): string {
  return `${direction === 'desc' ? '-' : ''}${column}`;
}
