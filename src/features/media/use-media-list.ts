import { useEffect } from 'react';
import { listMedia, type MediaScope } from '../../api/media.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { usePagedList } from '../../records/use-paged-list.ts';
import { limits } from '../../../shared/limits.ts';
import type { ListAnswer } from '../../../shared/wire/basics.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { showToast } from '../../state/app-store.ts';

/** The cache key of this scope's media. */
export function mediaKey(scope: MediaScope) {
  return queryKeys.media('workspace' in scope ? scope.workspace : 'all');
}

/**
 * The library, 15 at a time. There is more while 15 times the pages read is below the count (spec section 4). The list
 * of all workspaces follows `next` instead (section 7).
 */
export function useMediaList(scope: MediaScope) {
  const list = usePagedList({
    queryKey: [...mediaKey(scope), 'library'],
    load: (page, signal) => listMedia({ scope, page, pageSize: limits.pageSizeLibrary, signal }),
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
