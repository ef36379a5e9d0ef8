import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { listPageReferences } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { ReferringList } from '../../records/referring-list.tsx';
import type { PageSummary } from '../../../shared/wire/content.ts';
import { CloseDialog } from '../../records/close-dialog.tsx';

interface LinkedPageDialogProps {
  readonly page: PageSummary;
  onClose(): void;
}

/** Explains why a page cannot be deleted: lists the links to it. */
export function LinkedPageDialog({ page, onClose }: LinkedPageDialogProps) {
  const { t } = useTranslation();
  return (
    <CloseDialog title={t('pages.linkedTitle')} maxWidth="xs" autoFocus onClose={onClose}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('pages.linkedText', { title: page.title })}
      </Typography>
      <ReferringList
        queryKey={[...queryKeys.pages(page.workspace), 'one', page.id]}
        load={() => listPageReferences(page.id)}
      />
    </CloseDialog>
  );
}
