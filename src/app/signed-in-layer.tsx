import { QueryClientProvider, type Query, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useAppStore } from '../state/app-store.ts';
import { loadSessionQuestion } from './session-renewal.tsx';
import { queryClientOf } from './query-client.ts';
import { HttpError } from '../lib/http.ts';

/** Wraps every signed-in screen except the list of workspaces: provides the query client. */
export function SignedInLayer({ children }: { readonly children: ReactNode }) {
  const queryClient = queryClientOf(useAppStore((state) => state.session.user?.id));
  useReadAgain(queryClient);
  useEffect(fetchQuestionOnInput, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Typing produces unsaved changes, so a new build on the server must not take the question's code away. */
function fetchQuestionOnInput(): () => void {
  const fetchQuestion = () => void loadSessionQuestion().catch(loadSessionQuestion.retry);
  document.addEventListener('input', fetchQuestion, { once: true });
  return () => document.removeEventListener('input', fetchQuestion);
}

/**
 * Retries failed reads automatically when that can help: when the connection is back, and when the user has signed in
 * again in place.
 */
function useReadAgain(client: QueryClient): void {
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
