import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listMedia } from '../../../api/media.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { limits } from '../../../../shared/limits.ts';
import { type LibraryPlace, queryOf } from '../library-place.ts';

/** One page of the picker: 8 pictures. The old page stays until the next has loaded. */
export function usePickerPage(workspace: string, place: LibraryPlace, page: number) {
  const query = useQuery({
    queryKey: [...queryKeys.media(workspace), 'picker', place, page],
    queryFn: ({ signal }) =>
      listMedia({
        ...{ scope: { workspace }, page, pageSize: limits.pageSizePicker },
        ...queryOf(place),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const count = query.data?.count ?? 0;
  return { ...query, media: query.data?.results ?? [], pages: Math.ceil(count / limits.pageSizePicker) };
}
