import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useAppStore } from '../state/app-store.ts';
import { loadSessionQuestion } from './load-session-question.ts';
import { queryClientOf } from './query-client.ts';
import { useReadAgain } from './use-read-again.ts';

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
