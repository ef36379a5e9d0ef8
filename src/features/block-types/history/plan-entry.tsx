import { Box, Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { Time } from '../../../ui/time.tsx';
import { PlanSteps } from '../plan/plan-steps.tsx';

interface PlanEntryProps {
  readonly plan: Plan;
  readonly canUndo: boolean;
  onUndo(): void;
}

/** A plan that was applied. The last one can be taken back. */
export function PlanEntry({ plan, canUndo, onUndo }: PlanEntryProps) {
  const { t } = useTranslation('builder');
  const { applied_at, applied_by, state, operations } = plan;
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {applied_at !== null && <Time value={applied_at} />}
        {applied_by && ` · ${applied_by.name || applied_by.email}`} · {t(`history.states.${state}`)}
      </Typography>
      <PlanSteps operations={operations} />
      {canUndo && (
        <Button size="small" variant="outlined" onClick={onUndo}>
          {t('history.undo')}
        </Button>
      )}
    </Box>
  );
}
