import type { FieldProps } from '@rjsf/utils';
import { useCallback, useRef } from 'react';
import { modelFields } from '../../../content-model/model-fields.ts';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import { ServedField } from '../faults/served-field.tsx';

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
