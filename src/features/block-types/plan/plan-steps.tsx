import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { useProblemMessages } from '../builder/problem-messages.ts';
import { useFieldTypes } from '../fields/field-types.ts';

/** One sentence for each step of a plan. */
export function PlanSteps({ operations }: { readonly operations: readonly PlanOperation[] }) {
  const { t } = useTranslation('builder');
  const { labelOf } = useFieldTypes();
  const messages = useProblemMessages();
  return (
    <Box component="ol" aria-label={t('plan.steps')} sx={operations.length > 1 ? numberedSx : plainSx}>
      {operations.map((operation, at) => {
        const { op, within = [], field = '', to = '', field_type = '', required } = operation;
        const { field_values, properties = {} } = operation;
        const settings = [
          ...(field_values === undefined ? [] : ['field_values']),
          ...Object.keys(properties),
        ];
        const key = op === 'require' && required === false ? 'optional' : op;
        const placed = (name: string) => [...within, name].filter((part) => part !== '').join('.');
        const moved = [...Object.values(operation.columns ?? {}).flat(), ...(operation.fields ?? [])];
        return (
          <Typography key={at} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t(`plan.ops.${key}`, {
              ...{ field: placed(field), to, type: labelOf(field_type) },
              fields: moved
                .flatMap((name) => name ?? [])
                .map(placed)
                .join(', '),
              settings: settings.map(messages.labelOf).join(', '),
            })}
          </Typography>
        );
      })}
    </Box>
  );
}

const numberedSx = { m: 0, pl: 5 } as const;
const plainSx = { m: 0, p: 0, listStyle: 'none' } as const;
