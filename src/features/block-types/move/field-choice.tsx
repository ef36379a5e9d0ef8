import { Checkbox, FormControlLabel, FormGroup, FormLabel, Stack } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { apiNameOf, type Fields } from '../draft/draft-field.ts';

interface FieldChoiceProps {
  readonly fields: Fields;
  readonly ids: readonly string[];
  onChange(ids: readonly string[]): void;
}

/** Chooses the fields that become a list. */
export function FieldChoice({ fields, ids, onChange }: FieldChoiceProps) {
  const { t } = useTranslation('builder');
  const id = useId();
  return (
    <Stack sx={{ gap: 1 }}>
      <FormLabel id={id}>{t('move.fields')}</FormLabel>
      <FormGroup role="group" aria-labelledby={id} sx={boxSx}>
        {fields.map((field) => (
          <FormControlLabel
            key={field.uid}
            control={
              <Checkbox
                checked={ids.includes(field.id ?? '')}
                onChange={(_event, isOn) =>
                  onChange([
                    ...ids.filter((one) => one !== field.id),
                    ...(isOn && field.id ? [field.id] : []),
                  ])
                }
              />
            }
            label={
              <>
                {field.definition.field_title} <code>{apiNameOf(field)}</code>
              </>
            }
            slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
          />
        ))}
      </FormGroup>
    </Stack>
  );
}

const boxSx = {
  ...{ flexWrap: 'nowrap', maxHeight: 220, overflowY: 'auto', px: 3, py: 1 },
  ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;
