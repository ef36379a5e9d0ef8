import { Box, Typography } from '@mui/material';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelField } from '../../content-model/model-fields.ts';
import { useFieldHost } from '../field-host-context.ts';
import { FieldBoundary } from '../form/field-boundary.tsx';
import { useFieldView } from '../form/use-field-view.ts';

interface ValuePreviewProps {
  readonly field: ModelField;
  readonly value: unknown;
}

/** A value, small and without controls; as stored when nobody can draw it. */
export function ValuePreview(props: ValuePreviewProps) {
  const { t } = useTranslation();
  return (
    <FieldBoundary fallback={() => <Typography color="textSecondary">{t('editor.noPreview')}</Typography>}>
      <Suspense fallback={null}>
        <Preview {...props} />
      </Suspense>
    </FieldBoundary>
  );
}

function Preview({ field, value }: ValuePreviewProps) {
  const view = useFieldView(field.definition.field_type);
  const host = useFieldHost();
  if (!view || !field.plugin || value === undefined) {
    return (
      <Box component="code" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {JSON.stringify(value) ?? ''}
      </Box>
    );
  }
  return <view.Preview value={value} options={field.options} host={host} />;
}
