import { Alert, Box, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import { useProblemWords } from '../builder/problem-words.ts';
import { apiNameOf, type DraftField, titleOf } from '../draft/draft-field.ts';
import { useFieldTypes } from '../fields/field-types.ts';
import type { FieldPartProps } from './field-part.ts';
import { PartBox } from './part-box.tsx';

/** A field whose plugin is missing: its settings are unknown, so they are shown but not editable. */
export function UnsupportedField({ field, problems }: Pick<FieldPartProps, 'field' | 'problems'>) {
  const { t } = useTranslation('builder');
  const { sentenceOf } = useProblemWords();
  const { field_title: title, field_type: type, help } = field.definition;
  const wrong = problems.find(({ part }) => part === 'type');
  const others = problems.filter(({ part }) => part !== 'type' && part !== 'field');
  const shown = [
    ['title', title],
    ['name', apiNameOf(field)],
    ['type', type],
    ...(help === undefined ? [] : [['help', help] as const]),
  ] as const;
  return (
    <Stack sx={{ gap: 4 }}>
      {!wrong && (
        <Alert severity="info" variant="outlined">
          {t('field.unsupported')}
        </Alert>
      )}
      {others.map((problem) => (
        <Alert key={problem.part} severity="error" variant="outlined" data-part={problem.part} tabIndex={-1}>
          {sentenceOf(problem)}
        </Alert>
      ))}
      <FieldColumns>
        {shown.map(([part, value]) => (
          <TextField
            key={part}
            id={`field-${part}`}
            label={t(`field.${part}`)}
            value={value}
            error={part === 'type' && wrong !== undefined}
            helperText={part === 'type' && wrong && sentenceOf(wrong)}
            multiline={part === 'help'}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        ))}
      </FieldColumns>
      {field.items && field.items.length > 0 && (
        <PartBox title={t('fields.openList')}>
          <ItemFields fields={field.items} />
        </PartBox>
      )}
    </Stack>
  );
}

function ItemFields({ fields }: { readonly fields: readonly DraftField[] }) {
  const { labelOf } = useFieldTypes();
  return (
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {fields.map((field) => (
        <Typography key={field.uid} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {titleOf(field)}
          {field.definition.required && ' *'} · {labelOf(field.definition.field_type)} ·{' '}
          <code>{apiNameOf(field)}</code>
          {field.items && field.items.length > 0 && <ItemFields fields={field.items} />}
        </Typography>
      ))}
    </Box>
  );
}
