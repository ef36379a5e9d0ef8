import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftConflict } from '../draft/merge-drafts.ts';

interface ConflictDialogProps {
  readonly conflicts: readonly DraftConflict[];
  /** Which side wins where both changed the same part; undefined to decide later. */
  onResolve(prefer: 'mine' | 'theirs' | undefined): void;
}

/** Asks which side wins where two administrators changed the same part. Everything else is merged. */
export function ConflictDialog({ conflicts, onResolve }: ConflictDialogProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const id = useId();
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={() => onResolve(undefined)} aria-labelledby={id}>
      <DialogTitle id={id}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography>{t('conflict.text')}</Typography>
        <List dense>
          {conflicts.map(({ part, titles = [] }) => (
            <ListItem key={[part, ...titles].join(' › ')}>
              {part === 'field' ? titles.join(' › ') : t(`conflict.parts.${part}`)}
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={() => onResolve(undefined)}>
          {common('common.cancel')}
        </Button>
        <Button variant="outlined" onClick={() => onResolve('theirs')}>
          {t('conflict.theirs')}
        </Button>
        <Button variant="contained" onClick={() => onResolve('mine')}>
          {t('conflict.mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
