import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppStore } from '../state/app-store.ts';
import { queryClientOf } from './query-client.ts';
import { useReadAgain } from './use-read-again.ts';

/** Wraps every signed-in screen except the list of workspaces: provides the query client. */
export function SignedInLayer({ children }: { readonly children: ReactNode }) {
  const queryClient = queryClientOf(useAppStore((state) => state.session.user?.id));
  useReadAgain(queryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
