import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListPlace } from '../../records/list-place.ts';
import { listPages } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { limits } from '../../../shared/limits.ts';

const sortColumns = ['title', 'url_path', 'last_update'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface Sorting {
  readonly column: SortColumn;
  readonly direction: 'asc' | 'desc';
}

/** The pages of a workspace for the place in the address. The old list stays until the next has loaded. */
export function usePagesList(workspace: string) {
  const { place, move } = useListPlace({ search: '', ordering: 'title', page: '1' });
  const { search } = place;
  const page = Math.max(1, Math.trunc(Number(place.page)) || 1);
  const sorting = readSorting(place.ordering);
  const ordering = writeSorting(sorting);
  const query = useQuery({
    queryKey: [...queryKeys.pages(workspace), 'list', { search, ordering, page }],
    queryFn: ({ signal }) =>
      listPages({ workspace, search, page, pageSize: limits.pageSizePages, ordering, signal }),
    placeholderData: keepPreviousData,
  });

  return {
    query,
    search,
    sorting,
    page,
    lastPage: Math.max(1, Math.ceil((query.data?.count ?? 0) / limits.pageSizePages)),
    searchFor: (text: string) => move({ search: text, page: '1' }),
    /** Sorts by another column, or reverses the order of the same one. Times start with the latest. */
    sortBy(column: SortColumn): void {
      const last = sorting.column === column ? sorting.direction : undefined;
      const isDown = last === undefined ? column === 'last_update' : last === 'asc';
      move({ ordering: writeSorting({ column, direction: isDown ? 'desc' : 'asc' }), page: '1' });
    },
    goToPage: (to: number) => move({ page: `${to}` }),
  };
}

/** By title if the address has no known order. */
function readSorting(written: string): Sorting {
  const named = written.replace('-', '');
  const column = sortColumns.find((known) => known === named) ?? 'title';
  return { column, direction: written.startsWith('-') ? 'desc' : 'asc' };
}

function writeSorting({ column, direction }: Sorting): string {
  return `${direction === 'desc' ? '-' : ''}${column}`;
}
