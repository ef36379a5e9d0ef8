import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PageSummary } from '../../../shared/wire/content.ts';
import { StatusChip } from '../../ui/status-chip.tsx';

type PageStateProps = Pick<PageSummary, 'in_draft' | 'has_unpublished_changes'>;

/** Whether visitors see the page, and whether they see its latest saved state. */
export function PageState({ in_draft, has_unpublished_changes }: PageStateProps) {
  const { t } = useTranslation();
  if (in_draft) return <StatusChip label={t('pages.inDraft')} tone="neutral" />;
  return (
    <>
      <StatusChip label={t('pages.live')} tone="success" />
      {has_unpublished_changes && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t('pages.changed')}
        </Typography>
      )}
    </>
  );
}
