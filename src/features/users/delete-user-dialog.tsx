import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { deleteUser } from '../../api/users.ts';
import { errorSentence } from '../../lib/http-error.ts';
import type { User } from '../../../shared/wire/accounts.ts';
import { showToast } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { userName } from './user-name.ts';

interface DeleteUserDialogProps {
  readonly user: User;
  /** Called before the list is reloaded. */
  onDeleted(): void;
  onClose(): void;
}

/** Asks before an account is deleted with everything it owns. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteUser(user.id),
    onSuccess: () => {
      onDeleted();
      showToast('success', t('users.deleted'));
    },
    onError: (error) => showToast('error', errorSentence(error)),
    onSettled: () => {
      onClose();
      // Even after a failure: somebody else may have deleted it first.
      return queryClient.invalidateQueries({ queryKey: queryKeys.users() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('users.deleteTitle')}
      confirmLabel={t('users.deleteAction')}
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {t(user.is_admin ? 'users.deleteAdminText' : 'users.deleteText', { user: userName(user) })}
    </ConfirmDialog>
  );
}
