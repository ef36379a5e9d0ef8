import type { FieldProps } from '@rjsf/utils';
import { useCallback, useRef } from 'react';
import { ownValue } from '../../../content-model/block-data.ts';
import { modelFields } from '../../../content-model/model-fields.ts';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import { ServedField } from '../faults/served-field.tsx';

/** What a form tells its fields. Ids only: rjsf takes all functions for equal and would hand on stale ones. */
export interface BlockFormContext {
  readonly blockKey: string;
}

/** The one rjsf field: it hands each property of a block over to the plugin of its type. */
export function PluginField({ name, fieldPathId, onBlur, registry }: FieldProps) {
  const { blockKey } = registry.formContext as BlockFormContext;
  const { commands, models } = useEditor();
  const modelId = useEditorState((state) => state.blocks.get(blockKey)?.modelId);
  // From the draft and into it: rjsf copies every value of the form at every key, and all would count as others.
  const value = useEditorState((state) => ownValue(state.blocks.get(blockKey)?.draft ?? {}, name));
  const change = useCallback(
    (next: unknown) => commands.edit(blockKey, name, next),
    [commands, blockKey, name],
  );
  const model = useModel(modelId ?? '');
  const field = model && modelFields(model, models.registry).find((other) => other.name === name);
  const id = fieldPathId.$id;
  // rjsf makes this anew at every key; a widget keeps the first one, which calls the latest.
  const latest = useRef(onBlur);
  latest.current = onBlur;
  const leave = useCallback(() => latest.current(id, undefined), [id]);
  if (!field) return null;
  return <ServedField {...{ blockKey, field, id, value, change, leave }} />;
}
