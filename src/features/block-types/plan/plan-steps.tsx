import { Box, Typography } from '@mui/material';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { useFieldTypes } from '../fields/field-types.ts';

/** One sentence for each step of a plan. */
export function PlanSteps({ operations }: { readonly operations: readonly PlanOperation[] }) {
  const { t } = useTranslation('builder');
  const { labelOf } = useFieldTypes();
  const settingsIn = useSettingsIn();
  return (
    <Box component="ol" aria-label={t('plan.steps')} sx={operations.length > 1 ? numberedSx : plainSx}>
      {operations.map((operation, at) => {
        const { op, within = [], field = '', to = '', field_type = '', required } = operation;
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
              settings: settingsIn(operation).join(', '),
            })}
          </Typography>
        );
      })}
    </Box>
  );
}

const numberedSx = { m: 0, pl: 5 } as const;
const plainSx = { m: 0, p: 0, listStyle: 'none' } as const;

/** The labels of field members on the screen. */
const settings: ReadonlyMap<string, ParseKeys<'builder'>> = new Map([
  ['field_title', 'field.title'],
  ['api_name', 'field.name'],
  ['help', 'field.help'],
  ['placeholder', 'field.placeholder'],
  ['autofill', 'field.autofill'],
  ['required_for', 'rules.required'],
  ['pattern', 'rules.pattern'],
  ['unique', 'rules.unique'],
  ['shown_when', 'condition.title'],
  ['tab', 'form.tab'],
  ['group', 'form.group'],
  ['width', 'form.half'],
  ['default', 'default.title'],
] as const);

/** The settings of a field that a step changes. */
function useSettingsIn(): (operation: PlanOperation) => readonly string[] {
  const { t } = useTranslation('builder');
  return ({ field_values, properties = {} }) => [
    ...(field_values === undefined ? [] : [t('option.title')]),
    ...Object.keys(properties).map((member) => {
      const key = settings.get(member);
      return key === undefined ? member : t(key);
    }),
  ];
}
