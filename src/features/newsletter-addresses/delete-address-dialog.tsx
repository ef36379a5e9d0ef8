import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteSubscriber } from '../../api/newsletter.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { showToast } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteAddressDialogProps {
  readonly subscriber: Subscriber;
  /** Called before the list is reloaded. */
  onDeleted(): void;
  onClose(): void;
}

/** Asks before an address is deleted. */
export function DeleteAddressDialog({ subscriber, onDeleted, onClose }: DeleteAddressDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteSubscriber(subscriber.id),
    onSuccess: () => {
      onDeleted();
      showToast('success', t('newsletterAddresses.deleted'));
    },
    onError: (error) => showToast('error', errorSentence(error)),
    onSettled: () => {
      onClose();
      // Even after a failure: somebody else may have deleted it first.
      return queryClient.invalidateQueries({ queryKey: queryKeys.subscribers() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('newsletterAddresses.deleteTitle')}
      confirmLabel={t('newsletterAddresses.deleteAction')}
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {t('newsletterAddresses.deleteText', { email: subscriber.email })}
    </ConfirmDialog>
  );
}
