import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deleteAccess } from '../../api/accesses.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import type { Access } from '../../../shared/wire/accesses.ts';
import { showToast } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { leaveUnasked } from '../../ui/leave/ask-to-leave.ts';

interface DeleteAccessDialogProps {
  readonly access: Access;
  onClose(): void;
}

/** Asks before an API token is deleted, and goes back to the list. */
export function DeleteAccessDialog({ access, onClose }: DeleteAccessDialogProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteAccess(access.id),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: queryKeys.accesses(access.workspace) });
      showToast('success', t('apiTokens.deleted'));
      leaveUnasked(() => navigate(`/workspaces/${access.workspace}/api-tokens`));
    },
    onError(error) {
      showToast('error', errorSentence(error));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('apiTokens.deleteTitle')}
      confirmLabel={t('apiTokens.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('apiTokens.deleteText', { title: access.title })}
    </ConfirmDialog>
  );
}
