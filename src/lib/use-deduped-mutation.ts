import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useDeduped } from './use-deduped.ts';

/** `useMutation`, once at a time for the same variables. */
export function useDedupedMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const mutation = useMutation(options);
  const mutateAsync = useDeduped(mutation.mutateAsync);
  // Like the original `mutate`, leaves errors to `onError`.
  const mutate: typeof mutation.mutate = (...args) => void mutateAsync(...args).catch(() => undefined);
  return { ...mutation, mutate, mutateAsync };
}
