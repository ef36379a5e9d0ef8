import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { listPageReferences } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { ReferringList } from '../../records/referring-list.tsx';
import type { PageSummary } from '../../../shared/wire/content.ts';

interface LinkedPageDialogProps {
  readonly page: PageSummary;
  onClose(): void;
}

/** Explains why a page cannot be deleted: lists the links to it. */
export function LinkedPageDialog({ page, onClose }: LinkedPageDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{t('pages.linkedTitle')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('pages.linkedText', { title: page.title })}
        </Typography>
        <ReferringList
          queryKey={[...queryKeys.pages(page.workspace), 'one', page.id]}
          load={() => listPageReferences(page.id)}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
