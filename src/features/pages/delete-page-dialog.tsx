import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deletePage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import type { PageSummary } from '../../../shared/wire/content.ts';
import { showToast } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeletePageDialogProps {
  readonly page: PageSummary;
  /** Called before the list is reloaded. */
  onDeleted(): void;
  onClose(): void;
}

/** Asks before a page is deleted. A refusal says why, and reloads the list because it was out of date. */
export function DeletePageDialog({ page, onDeleted, onClose }: DeletePageDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deletePage(page),
    onSuccess() {
      showToast('success', t('pages.deleted'));
      onDeleted();
    },
    onError: (error) => showToast('error', errorSentence(error)),
    async onSettled() {
      await queries.invalidateQueries({ queryKey: queryKeys.pages(page.workspace) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('pages.deleteConfirmTitle')}
      confirmLabel={t('pages.deleteAction')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('pages.deleteConfirmText', { title: page.title })}
    </ConfirmDialog>
  );
}
