import { Box, Button, Typography } from '@mui/material';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { useFieldHost } from '../field-host-context.ts';
import { useFieldPlugins } from '../field-plugins-context.ts';
import { forgetMark, neverEnded, workBegan, workEnded, type MarkedField } from '../form/drawing-marks.ts';
import { misfitFault } from '../form/emissions.ts';
import { FieldBoundary } from '../form/field-boundary.tsx';
import { FieldWaiting } from '../form/field-waiting.tsx';
import { freezeValue } from '../form/freeze-value.ts';
import { tellFault } from '../form/tell-fault.ts';
import { useFieldView } from '../form/use-field-view.ts';

interface ValuePreviewProps {
  readonly field: ModelField;
  readonly value: unknown;
}

/** A value, small and without controls; as stored when nobody can draw it, with the plugin that failed to. */
export function ValuePreview({ field, value }: ValuePreviewProps) {
  const { t } = useTranslation();
  const plugins = useFieldPlugins();
  const { name, definition, plugin } = field;
  const type = definition.field_type;
  const mark = useMemo(() => ({ blockKey: 'preview', name, type }), [name, type]);
  const [isBroken, setBroken] = useState(() => neverEnded(mark));
  if (!plugin || value === undefined || misfitFault(field, value)) return <StoredText value={value} />;
  const tell = (error: unknown, componentStack = ''): void => {
    setBroken(true);
    const fault = { kind: 'draw', error, componentStack, found: 'Preview' } as const;
    tellFault(plugins, { ...fault, type, contract: plugin.contract, field: name });
  };
  if (isBroken) {
    const retry = (): void => {
      forgetMark(mark);
      setBroken(false);
    };
    return (
      <>
        <StoredText value={value} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('editor.fault.preview', { type })}
        </Typography>
        <Button size="small" color="inherit" sx={{ ml: -1 }} onClick={retry}>
          {t('common.retry')}
        </Button>
      </>
    );
  }
  return (
    <FieldBoundary onError={tell}>
      <Suspense
        fallback={<FieldWaiting onWaiting={() => workEnded(mark)} onTooLong={() => tell(undefined)} />}
      >
        <Preview {...{ field, value, mark }} />
      </Suspense>
    </FieldBoundary>
  );
}

function StoredText({ value }: { readonly value: unknown }) {
  return (
    <Box component="code" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {typeof value === 'string' ? value : (JSON.stringify(value) ?? '')}
    </Box>
  );
}

function Preview({ field, value, mark }: ValuePreviewProps & { readonly mark: MarkedField }) {
  workBegan(mark);
  const view = useFieldView(field.definition.field_type);
  const host = useFieldHost();
  useEffect(() => workEnded(mark));
  return (
    <view.Preview value={useMemo(() => freezeValue(value), [value])} options={field.options} host={host} />
  );
}
