import { List, ListItem, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { useFieldTypes } from '../fields/field-types.ts';
import { useSettingsIn } from './settings-in.ts';

/** What a plan does, a sentence for each step. */
export function PlanSteps({ operations }: { readonly operations: readonly PlanOperation[] }) {
  const { t } = useTranslation('builder');
  const { labelOf } = useFieldTypes();
  const settingsIn = useSettingsIn();
  return (
    <List dense disablePadding aria-label={t('plan.steps')} component="ol">
      {operations.map((operation, at) => {
        const { op, within = [], field = '', to = '', field_type = '', required } = operation;
        const key = op === 'require' && required === false ? 'optional' : op;
        const name = [...within, field].filter((part) => part !== '').join('.');
        return (
          <ListItem key={at} disableGutters>
            <Typography variant="body2">
              {t(`plan.ops.${key}`, {
                ...{ field: name, to, type: labelOf(field_type) },
                settings: settingsIn(operation).join(', '),
              })}
            </Typography>
          </ListItem>
        );
      })}
    </List>
  );
}
