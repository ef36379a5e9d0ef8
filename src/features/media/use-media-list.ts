import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listMedia, type MediaScope } from '../../api/media.ts';
import { nextPage, onceEach } from '../../api/paged-list.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { limits } from '../../../shared/limits.ts';
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
  const query = useInfiniteQuery({
    queryKey: [...mediaKey(scope), 'library'],
    queryFn: ({ pageParam: page, signal }) =>
      listMedia({ scope, page, pageSize: limits.pageSizeLibrary, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      if ('all' in scope) return nextPage(last);
      return limits.pageSizeLibrary * pages.length < last.count ? pages.length + 1 : undefined;
    },
  });
  const { error } = query;
  useEffect(() => {
    if (error !== null) showToast('error', errorSentence(error));
  }, [error]);
  const pages = query.data?.pages ?? [];
  return { ...query, media: onceEach(pages), count: pages.at(-1)?.count ?? 0 };
}
