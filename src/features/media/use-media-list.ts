import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listMedia, type MediaScope } from '../../api/media.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { usePagedList } from '../../records/use-paged-list.ts';
import { limits } from '../../../shared/limits.ts';
import type { ListAnswer } from '../../../shared/wire/basics.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { showToast } from '../../state/app-store.ts';
import { type LibraryPlace, queryOf } from './library-place.ts';

export function mediaKey(scope: MediaScope) {
  return queryKeys.media('workspace' in scope ? scope.workspace : 'all');
}

/**
 * The library, 15 at a time. There is more while 15 times the pages read is below the count (spec section 4). The list
 * of all workspaces follows `next` instead (section 7). The old list
 * stays until the next has loaded.
 */
export function useMediaList(scope: MediaScope, place: LibraryPlace) {
  const list = usePagedList({
    queryKey: [...mediaKey(scope), 'library', place],
    load: (page, signal) =>
      listMedia({ scope, page, pageSize: limits.pageSizeLibrary, ...queryOf(place), signal }),
    placeholderData: keepPreviousData,
    ...('workspace' in scope && { next: nextOfLibrary }),
  });
  const { error } = list.query;
  useEffect(() => {
    if (error !== null) showToast('error', errorSentence(error));
  }, [error]);
  return list;
}

function nextOfLibrary(last: ListAnswer<Media>, read: readonly ListAnswer<Media>[]): number | undefined {
  return limits.pageSizeLibrary * read.length < last.count ? read.length + 1 : undefined;
}
