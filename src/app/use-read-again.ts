import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from '../lib/http.ts';
import { useAppStore } from '../state/app-store.ts';

/**
 * Retries failed reads automatically when that can help: when the connection is back, and when the user has signed in
 * again in place.
 */
export function useReadAgain(client: QueryClient): void {
  useEffect(() => {
    const readAgain = (helped: (error: unknown) => boolean) => {
      const predicate = ({ state }: Query) => state.status === 'error' && helped(state.error);
      void client.refetchQueries({ type: 'active', predicate });
      const { status, load } = useAppStore.getState().workspaces;
      if (status === 'failed') void load();
    };
    const online = () => readAgain(isUnanswered);
    window.addEventListener('online', online);
    const stop = useAppStore.subscribe(
      (state) => state.session.user,
      (user) => user !== undefined && readAgain(isUnauthorized),
    );
    return () => {
      window.removeEventListener('online', online);
      stop();
    };
  }, [client]);
}

const isUnanswered = (error: unknown) => error instanceof HttpError && error.status === 0;
const isUnauthorized = (error: unknown) => error instanceof HttpError && error.status === 401;
