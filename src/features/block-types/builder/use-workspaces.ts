import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { listWorkspaceNames } from '../../../api/workspace-names.ts';

/** In milliseconds without a key press. */
const searchDelay = 250;

/** The workspaces whose names or owners contain a text. The last results stay until the next ones have arrived. */
export function useWorkspaceSearch(text: string) {
  const [search, setSearch] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    queryKey: [...queryKeys.blockTypes(), 'workspaces', { search }],
    queryFn: ({ signal }) => listWorkspaceNames({ search }, signal),
    placeholderData: keepPreviousData,
  });
  const list = query.data?.results ?? [];
  return {
    list,
    hasMore: (query.data?.count ?? 0) > list.length,
    isLoading: query.isFetching,
    hasFailed: query.isError,
  };
}

/** The workspaces with these ids. Deleted ones are missing from the complete answer. */
export function useWorkspacesById(ids: readonly string[]) {
  const id = useDeferredValue(ids.toSorted().join(','));
  const query = useQuery({
    queryKey: [...queryKeys.blockTypes(), 'workspaces', { id }],
    queryFn: ({ signal }) => listWorkspaceNames({ id }, signal),
    enabled: id !== '',
    placeholderData: keepPreviousData,
  });
  return {
    byId: new Map((query.data?.results ?? []).map((one) => [one.id, one] as const)),
    isComplete: query.isSuccess && !query.isPlaceholderData,
  };
}
