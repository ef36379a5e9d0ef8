import { Button } from '@mui/material';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { convertValue } from '../../../content-model/convert-value.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { CopyText } from './copy-text.tsx';
import { KeptField, storedText } from './kept-field.tsx';
import type { SupportedFieldProps } from './plugin-widget.tsx';

/** A field whose value has the wrong type: shows it as it is stored, and keeps it until the user decides. */
export function InvalidField({
  blockKey,
  place,
  field,
  id,
  value,
  change,
}: Omit<SupportedFieldProps, 'leave'>) {
  const { t } = useTranslation();
  const { models } = useEditor();
  const { definition, defaultValue } = field;
  const isStored = useEditorState(({ blocks }) => {
    const { modelId, saved } = blocks.get(blockKey) ?? {};
    return saved != null && sameValue(models.valueAt(modelId ?? '', saved, place), value);
  });
  const readOnly = useEditorState(({ blocks }) => blocks.get(blockKey)?.sync === 'deleting');
  const converted = useMemo(() => convertValue(field, value), [field, value]);
  const choices = [
    { label: t('editor.invalid.use'), next: converted },
    { label: t('editor.invalid.replace'), next: defaultValue },
  ].filter(({ next }) => next !== undefined);
  return (
    <KeptField
      {...{ blockKey, place, id, value, label: definition.field_title }}
      reason={t(isStored ? 'editor.invalid.kept' : 'editor.invalid.unsaved')}
      actions={
        <>
          {choices.map(({ label, next }) => (
            <Button key={label} size="small" color="inherit" disabled={readOnly} onClick={() => change(next)}>
              {label}
            </Button>
          ))}
          <CopyText text={storedText(value)} label={t('editor.invalid.copy')} />
        </>
      }
    />
  );
}
