import { QueryClient } from '@tanstack/react-query';
import { HttpError } from '../lib/http.ts';

/** Reading again helps only when no answer came, or when the server said that it could not just now. */
function mayPass(error: Error): boolean {
  return error instanceof HttpError && (error.status === 0 || error.status >= 500);
}

/** What screens read from the server, kept for one signed-in user. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && mayPass(error),
        // An unreachable server is said so; the default waits for the browser to feel online.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

let kept: { readonly userId: string | undefined; readonly client: QueryClient } | undefined;

/** What was read for this user so far. It is forgotten when another one comes. */
export function queryClientOf(userId: string | undefined): QueryClient {
  if (kept?.userId !== userId) kept = undefined;
  kept ??= { userId, client: createQueryClient() };
  return kept.client;
}
