import { Skeleton } from '@mui/material';
import type { FieldProps } from '@rjsf/utils';
import { memo, Suspense, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { modelFields, type ModelField } from '../../content-model/model-fields.ts';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';
import { FieldBoundary } from './field-boundary.tsx';
import { KeptField } from './kept-field.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useFieldView } from './use-field-view.ts';
import { useWantedFocus } from './use-wanted-focus.ts';

/** What a form tells its fields. Ids only: rjsf takes all functions for equal and would hand on stale ones. */
export interface BlockFormContext {
  readonly blockKey: string;
}

/** The one rjsf field: it hands each property of a block over to the plugin of its type. */
export function PluginField({ name, formData, fieldPathId, onChange, onBlur, registry }: FieldProps) {
  const { blockKey } = registry.formContext as BlockFormContext;
  const { models } = useEditor();
  const modelId = useEditorState((state) => state.blocks.get(blockKey)?.modelId);
  const model = useModel(modelId ?? '');
  const field = model && modelFields(model, models.registry).find((other) => other.name === name);
  const id = fieldPathId.$id;
  const path = fieldPathId.path;
  // rjsf makes these anew at every key; a widget keeps the first ones, which read the latest.
  const latest = useRef({ onChange, onBlur, path });
  latest.current = { onChange, onBlur, path };
  const change = useCallback((value: unknown) => latest.current.onChange(value, latest.current.path), []);
  const leave = useCallback(() => latest.current.onBlur(id, undefined), [id]);
  if (!field) return null;
  return <ServedField {...{ blockKey, field, id, value: formData as unknown, change, leave }} />;
}

interface ServedFieldProps {
  readonly blockKey: string;
  readonly field: ModelField;
  readonly id: string;
  readonly value: unknown;
  change(value: unknown): void;
  leave(): void;
}

const ServedField = memo(function ServedField(props: ServedFieldProps) {
  const { blockKey, field, id, value } = props;
  const { t } = useTranslation();
  const { name, plugin } = field;
  const { field_title: label, field_type: type } = field.definition;
  const kept = { blockKey, name, id, label, value };
  if (!plugin) {
    return <KeptField {...kept} reason={field.problem ?? t('editor.unknownField', { type })} />;
  }
  return (
    <FieldBoundary
      fallback={(retry) => <KeptField {...kept} reason={t('editor.brokenField', { type })} onRetry={retry} />}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
        <PluginWidget {...props} />
      </Suspense>
    </FieldBoundary>
  );
});

function PluginWidget({ blockKey, field, id, value, change, leave }: ServedFieldProps) {
  const { definition, name, options } = field;
  const { t } = useTranslation();
  const view = useFieldView(definition.field_type);
  const errors = useFieldErrors(blockKey, name);
  const host = useFieldHost();
  const readOnly = useEditorState((state) => state.blocks.get(blockKey)?.sync === 'deleting');
  useWantedFocus({ blockKey, name, id });
  const { field_title: label, field_type: type, required } = definition;
  if (!view)
    return (
      <KeptField {...{ blockKey, name, id, label, value }} reason={t('editor.unknownField', { type })} />
    );
  const { Widget } = view;
  return (
    <Widget
      {...{ id, label, value, options, required, readOnly, errors, host }}
      onChange={change}
      onBlur={leave}
    />
  );
}
