import { QueryClient } from '@tanstack/react-query';
import { HttpError } from '../lib/http.ts';
import { isChunkLoadError } from '../lib/chunk-load-errors.ts';

/** Retrying helps only if no answer came, or if the server was temporarily unable to answer. */
function mayPass(error: Error): boolean {
  return error instanceof HttpError && (error.status === 0 || error.status >= 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && mayPass(error),
        // Reports an unreachable server. By default, calls wait until the browser considers itself online.
        networkMode: 'always',
        // Throws to the error boundary if a part is missing, like for a part that a screen lacks.
        throwOnError: isChunkLoadError,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

let kept: { readonly userId: string | undefined; readonly client: QueryClient } | undefined;

/** The cache of this user. It is dropped when another user signs in. */
export function queryClientOf(userId: string | undefined): QueryClient {
  if (kept?.userId !== userId) kept = undefined;
  kept ??= { userId, client: createQueryClient() };
  return kept.client;
}
