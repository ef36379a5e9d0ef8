import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { Time } from '../../../ui/time.tsx';
import { PlanSteps } from '../plan/plan-steps.tsx';

interface PlanEntryProps {
  readonly plan: Plan;
  /** Whether it can be undone: not at all, or only once the draft has no changes. */
  readonly undoing: 'never' | 'later' | 'now';
  onUndo(): void;
}

/** The last plan can be undone. */
export function PlanEntry({ plan, undoing, onUndo }: PlanEntryProps) {
  const { t } = useTranslation('builder');
  const id = useId();
  const { state, operations, applied_at, applied_by } = plan;
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {applied_at !== null && <Time value={applied_at} />}
        {applied_by && ` · ${applied_by.name || applied_by.email}`} · {t(`history.states.${state}`)}
      </Typography>
      <PlanSteps operations={operations} />
      {undoing === 'now' && (
        <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={onUndo}>
          {t('history.undo')}
        </Button>
      )}
      {undoing === 'later' && (
        <>
          <Button size="small" variant="outlined" aria-disabled aria-describedby={id} sx={offSx}>
            {t('history.undo')}
          </Button>
          <Typography id={id} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('history.undoLater')}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** Focusable, so that a screen reader can read why it is off. */
const offSx = { mt: 2, color: 'text.disabled', borderColor: 'divider', cursor: 'default' } as const;
