import { Box, Button, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ValidatedField } from '../../../content-model/validate-field.ts';
import { isComposite, type ModelField } from '../../../content-model/model-fields.ts';
import type { FieldView } from '../../../field-plugins/sdk/contract/view.ts';
import { frozenCopy, mismatchFault } from '../faults/check-emitted.ts';
import { PluginArea } from '../faults/plugin-area.tsx';
import { usePlugin } from '../faults/use-plugin.ts';
import { useFieldHost } from '../field-host-context.ts';

interface ValuePreviewProps {
  readonly field: ModelField;
  readonly value: unknown;
}

/** A small read-only preview of a value. If the plugin cannot render it, shows the stored value and names the plugin. */
export function ValuePreview({ field, value }: ValuePreviewProps) {
  const { t } = useTranslation();
  const { name, definition } = field;
  const type = definition.field_type;
  const plugin = usePlugin({ blockKey: 'preview', name, type });
  if (!field.plugin || value === undefined || mismatchFault(field, value))
    return <StoredText value={value} />;
  if (plugin.fault) {
    return (
      <>
        <StoredText value={value} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('editor.fault.preview', { type })}
        </Typography>
        <Button size="small" color="inherit" sx={{ ml: -1 }} onClick={plugin.retry}>
          {t('common.retry')}
        </Button>
      </>
    );
  }
  return (
    <PluginArea plugin={plugin} render={(view) => <Preview field={field} value={value} view={view} />} />
  );
}

function StoredText({ value }: { readonly value: unknown }) {
  return (
    <Box component="code" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {typeof value === 'string' ? value : (JSON.stringify(value) ?? '')}
    </Box>
  );
}

function Preview({ field, value, view }: ValuePreviewProps & { readonly view: FieldView }) {
  const host = useFieldHost();
  const given = useMemo(() => {
    const { parts } = new ValidatedField(field, value);
    const summaries = new Map(parts.map(({ id, block }) => [id, block]));
    return {
      value: frozenCopy(value),
      ...(isComposite(field) && {
        summaryOf: (id: string) => summaries.get(id)?.summaryIn(host) ?? '',
      }),
    };
  }, [field, value, host]);
  return <view.Preview {...given} options={field.options} host={host} />;
}
