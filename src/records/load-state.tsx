import type { UseQueryResult } from '@tanstack/react-query';
import { errorSentence } from '../lib/http-error.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';

interface LoadStateProps {
  readonly query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>;
  /** The error message, without a full stop. */
  readonly failed: string;
}

/** Replaces content that is loading or could not be loaded. */
export function LoadState({ query, failed }: LoadStateProps) {
  if (query.isPending) return <Spinner />;
  if (query.error === null) return null;
  const message = `${failed}. ${errorSentence(query.error)}`;
  return <ErrorState message={message} onRetry={() => void query.refetch()} />;
}
