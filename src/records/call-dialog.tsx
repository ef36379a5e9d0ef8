import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../lib/http-error.ts';
import { useDedupedMutation } from '../lib/use-deduped-mutation.ts';
import { showToast } from '../state/app-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { ConfirmDialogProps } from '../ui/confirm-question.tsx';

interface Call<Sent, Answer> {
  call(sent: Sent): Promise<Answer>;
  /** Needed only if the effect of the call is not visible. */
  readonly successMessage?: string | undefined;
  /** The records that the call changes. They are reloaded even after a failure: another user may have been faster. */
  readonly changes?: QueryKey | undefined;
  /** Called after success, before the records are reloaded. */
  readonly onDone?: ((answer: Answer) => unknown) | undefined;
}

export function useCall<Sent, Answer>({ call, successMessage, changes, onDone }: Call<Sent, Answer>) {
  const queries = useQueryClient();
  return useDedupedMutation({
    mutationFn: call,
    async onSuccess(answer) {
      await onDone?.(answer);
      if (successMessage !== undefined) showToast('success', successMessage);
    },
    onError: (error) => showToast('error', errorSentence(error)),
    onSettled: () => changes && queries.invalidateQueries({ queryKey: changes }),
  });
}

type CallDialogProps<Answer> = Call<void, Answer> & Omit<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm'>;

export function CallDialog<Answer>({
  call,
  successMessage,
  changes,
  onDone,
  ...dialog
}: CallDialogProps<Answer>) {
  const { mutate, isPending } = useCall({ call, successMessage, changes, onDone });
  const confirm = () => mutate(undefined, { onSettled: dialog.onClose });
  return <ConfirmDialog {...dialog} open busy={isPending} onConfirm={confirm} />;
}
