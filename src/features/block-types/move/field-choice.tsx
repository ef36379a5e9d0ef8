import { Checkbox, FormControlLabel, FormGroup, FormLabel, Stack } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { apiNameOf, type DraftField } from '../draft/type-draft.ts';

interface FieldChoiceProps {
  readonly fields: readonly DraftField[];
  readonly uids: readonly string[];
  onChange(uids: readonly string[]): void;
}

/** Chooses the fields that become a list. Those of an unsaved list cannot join another. */
export function FieldChoice({ fields, uids, onChange }: FieldChoiceProps) {
  const { t } = useTranslation('builder');
  const id = useId();
  return (
    <Stack sx={{ gap: 1 }}>
      <FormLabel id={id}>{t('move.fields')}</FormLabel>
      <FormGroup role="group" aria-labelledby={id} sx={boxSx}>
        {fields.map(({ uid, name, definition, from }) => (
          <FormControlLabel
            key={uid}
            disabled={from !== undefined}
            control={
              <Checkbox
                size="small"
                checked={uids.includes(uid)}
                onChange={(_event, isOn) =>
                  onChange(
                    fields.map((one) => one.uid).filter((one) => (one === uid ? isOn : uids.includes(one))),
                  )
                }
              />
            }
            label={
              <>
                {definition.field_title} <code>{apiNameOf({ name, definition })}</code>
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
