import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../../shared/wire/plans.ts';

/** The defaults of fields that a plan cannot carry over unchanged. */
export function LostDefaults({ plan: { operations, defaults = [] } }: { readonly plan: Plan }) {
  const { t } = useTranslation('builder');
  return defaults.map(({ operation, value, becomes }, at) => {
    const { within = [], to = '', field = to } = operations[operation] ?? {};
    return (
      <Alert key={at} severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
        {t(`plan.defaults.${becomes}`, { value, field: [...within, field].join('.') })}
      </Alert>
    );
  });
}
