import { QueryClientProvider, type Query, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useAppStore } from '../state/app-store.ts';
import { loadSessionQuestion } from './session-renewal.tsx';
import { queryClientOf } from './query-client.ts';
import { HttpError } from '../lib/http.ts';
import { loadWhenIdle } from '../lib/load-when-idle.ts';
import { loadConfirmQuestion } from '../ui/confirm-dialog.tsx';

/** Wraps every signed-in screen except the list of workspaces: provides the query client. */
export function SignedInLayer({ children }: { readonly children: ReactNode }) {
  const queryClient = queryClientOf(useAppStore((state) => state.session.user?.id));
  useAutomaticRetries(queryClient);
  useEffect(() => loadWhenIdle(loadConfirmQuestion), []);
  useEffect(loadQuestionsOnInput, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Loads the questions about unsaved changes before there are any: a new build on the server removes their code. */
function loadQuestionsOnInput(): () => void {
  const load = () => {
    for (const question of [loadSessionQuestion, loadConfirmQuestion]) void question().catch(question.retry);
  };
  document.addEventListener('input', load, { once: true });
  return () => document.removeEventListener('input', load);
}

/**
 * Retries failed reads automatically when that can help: when the connection is back, and when the user has signed in
 * again in place.
 */
function useAutomaticRetries(client: QueryClient): void {
  useEffect(() => {
    const refetchFailed = (isSolved: (error: unknown) => boolean) => {
      const predicate = ({ state }: Query) => state.status === 'error' && isSolved(state.error);
      void client.refetchQueries({ type: 'active', predicate });
      const { status, load } = useAppStore.getState().workspaces;
      if (status === 'failed') void load();
    };
    const online = () => refetchFailed(isUnanswered);
    window.addEventListener('online', online);
    const stop = useAppStore.subscribe(
      (state) => state.session.user,
      (user) => user !== undefined && refetchFailed(isUnauthorized),
    );
    return () => {
      window.removeEventListener('online', online);
      stop();
    };
  }, [client]);
}

const isUnanswered = (error: unknown) => error instanceof HttpError && error.status === 0;

const isUnauthorized = (error: unknown) => error instanceof HttpError && error.status === 401;
