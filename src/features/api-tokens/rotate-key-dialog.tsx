import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rotateAccess } from '../../api/accesses.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import type { Access } from '../../../shared/wire/accesses.ts';
import { showToast } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface RotateKeyDialogProps {
  readonly access: Access;
  onClose(): void;
}

/** Asks before a key is replaced: sites that use it stop working until they get the new one. */
export function RotateKeyDialog({ access, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const rotate = useMutation({
    mutationFn: () => rotateAccess(access.id),
    onSuccess(rotated) {
      queries.setQueryData(queryKeys.access(rotated.id), rotated);
      void queries.invalidateQueries({ queryKey: queryKeys.accesses(rotated.workspace) });
      showToast('success', t('apiTokens.rotated'));
    },
    onError: (error) => showToast('error', errorSentence(error)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t('apiTokens.rotateTitle')}
      confirmLabel={t('apiTokens.rotate')}
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    >
      {t('apiTokens.rotateText')}
    </ConfirmDialog>
  );
}
