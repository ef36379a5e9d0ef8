import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listMedia, type MediaScope } from '../../api/media.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { limits } from '../../shared/limits.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Media } from '../../shared/wire/media.ts';
import { showToast } from '../../state/app-store.ts';

/** The name under which what was read of this scope is kept. */
export function mediaKey(scope: MediaScope) {
  return queryKeys.media('workspace' in scope ? scope.workspace : 'all');
}

/** The library, 15 at a time. There is more while 15 times the pages read is below the count (spec section 4). */
export function useMediaList(scope: MediaScope) {
  const query = useInfiniteQuery({
    queryKey: [...mediaKey(scope), 'library'],
    queryFn: ({ pageParam: page, signal }) =>
      listMedia({ scope, page, pageSize: limits.pageSizeLibrary, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) =>
      limits.pageSizeLibrary * pages.length < count ? pages.length + 1 : undefined,
  });
  const { error } = query;
  useEffect(() => {
    if (error !== null) showToast('error', errorSentence(error));
  }, [error]);
  const pages = query.data?.pages ?? [];
  return { ...query, media: onceEach(pages), count: pages.at(-1)?.count ?? 0 };
}

/** A picture that is uploaded between two reads moves the others on, so that one can stand on both pages. */
function onceEach(pages: readonly ListAnswer<Media>[]): Media[] {
  const byId = new Map(pages.flatMap(({ results }) => results.map((media) => [media.id, media] as const)));
  return [...byId.values()];
}
