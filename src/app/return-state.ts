import { useLocation, useSearch } from 'wouter';

/** Where a guest wanted to go before signing in; kept in the history entry. */
export interface ReturnState {
  readonly from?: string;
}

/** The state that leads back to the current place after signing in. */
export function useReturnState(): ReturnState {
  const [path] = useLocation();
  const search = useSearch();
  return { from: search === '' ? path : `${path}?${search}` };
}
