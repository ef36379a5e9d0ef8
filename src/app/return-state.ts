import { useLocation, useSearch } from 'wouter';

/** The page that a guest wanted before signing in; kept in the history entry. */
export interface ReturnState {
  readonly from?: string;
}

export function useReturnState(): ReturnState {
  const [path] = useLocation();
  const search = useSearch();
  return { from: search === '' ? path : `${path}?${search}` };
}
