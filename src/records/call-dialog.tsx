import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../lib/http-error.ts';
import { showToast } from '../state/app-store.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog.tsx';

interface CallDialogProps<Answer> extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'children'> {
  call(): Promise<Answer>;
  /** What the user reads after success. */
  readonly done: string;
  /** The records that the call changes. They are reloaded even after a failure: somebody else may have been faster. */
  readonly changes: QueryKey;
  /** Called after success, before the records are reloaded. */
  onDone?(answer: Answer): void;
  onClose(): void;
}

/** Asks before a call that cannot be undone, makes it, and says how it went. */
export function CallDialog<Answer>(props: CallDialogProps<Answer>) {
  const { call, done, changes, onDone, onClose, ...question } = props;
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess(answer) {
      onDone?.(answer);
      showToast('success', done);
    },
    onError: (error) => showToast('error', errorSentence(error)),
    async onSettled() {
      await queries.invalidateQueries({ queryKey: changes });
      onClose();
    },
  });
  return <ConfirmDialog {...question} open busy={isPending} onConfirm={() => mutate()} onClose={onClose} />;
}
