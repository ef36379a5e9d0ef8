import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Plan, PlanFailure } from '../../../../shared/wire/plans.ts';
import { FailureList } from './failure-list.tsx';
import { PlanAuthor } from './plan-author.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { useAppliedPlans } from './use-applied-plans.ts';

interface EarlierPlansProps {
  readonly plan: Plan;
  /** Failures of earlier plans on live pages. */
  readonly failures: readonly PlanFailure[];
}

/** The earlier plans that change live pages together with this one: their changes, and their failures. */
export function EarlierPlans({ plan, failures }: EarlierPlansProps) {
  const { t } = useTranslation('builder');
  const { block_content_model: id, model_revision: revision } = plan;
  const applied = useAppliedPlans({ id, revision });
  return (
    <Box component="section" aria-label={t('plan.earlier')}>
      <Typography variant="body2">{t('plan.earlier')}</Typography>
      {[...Map.groupBy(failures, (failure) => failure.plan)].map(([key, own]) => {
        const earlier = applied.find((one) => one.id === key);
        return (
          <Box key={key} sx={{ mt: 3 }}>
            {earlier && (
              <Box sx={{ mb: 2 }}>
                <PlanAuthor plan={earlier} />
                <PlanSteps operations={earlier.operations} />
              </Box>
            )}
            <FailureList failures={own} isConverted />
          </Box>
        );
      })}
    </Box>
  );
}
