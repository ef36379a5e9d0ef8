import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useJoined } from './use-joined.ts';

/** `useMutation`, once at a time for the same variables. */
export function useJoinedMutation<Answer, Sent = void>(
  options: UseMutationOptions<Answer, Error, Sent>,
): UseMutationResult<Answer, Error, Sent> {
  const mutation = useMutation(options);
  const mutateAsync = useJoined(mutation.mutateAsync);
  const mutate: typeof mutation.mutate = (...call) => void mutateAsync(...call).catch(() => undefined);
  return { ...mutation, mutate, mutateAsync };
}
