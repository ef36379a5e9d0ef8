import { useTranslation } from 'react-i18next';
import { deletePage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog } from '../../records/call-dialog.tsx';
import type { PageSummary } from '../../../shared/wire/content.ts';

interface DeletePageDialogProps {
  readonly page: PageSummary;
  /** Called before the list is reloaded. */
  onDeleted(): void;
  onClose(): void;
}

/**
 * Asks before a page is deleted. Shows the server's reason if it rejects that, and reloads the list because it was out of date.
 */
export function DeletePageDialog({ page, onDeleted, onClose }: DeletePageDialogProps) {
  const { t } = useTranslation();
  return (
    <CallDialog
      title={t('pages.deleteConfirmTitle')}
      confirmLabel={t('pages.deleteAction')}
      call={() => deletePage(page)}
      successMessage={t('pages.deleted')}
      changes={queryKeys.pages(page.workspace)}
      onDone={onDeleted}
      onClose={onClose}
    >
      {t('pages.deleteConfirmText', { title: page.title })}
    </CallDialog>
  );
}
