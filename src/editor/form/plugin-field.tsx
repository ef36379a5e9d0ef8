import type { FieldProps } from '@rjsf/utils';
import { useCallback, useRef } from 'react';
import { ownValue } from '../../../content-model/block-data.ts';
import { modelFields } from '../../../content-model/model-fields.ts';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import { ServedField } from '../faults/served-field.tsx';

/** What a form passes to its fields. Ids only: rjsf considers all functions equal and would pass on stale ones. */
export interface BlockFormContext {
  readonly blockKey: string;
}

/** The only rjsf field: passes each property of a block to the plugin of its type. */
export function PluginField({ name, fieldPathId, onBlur, registry }: FieldProps) {
  const { blockKey } = registry.formContext as BlockFormContext;
  const { commands, models } = useEditor();
  const modelId = useEditorState((state) => state.blocks.get(blockKey)?.modelId);
  // Read from and written to the draft directly: rjsf copies every form value on every keystroke, so all would look
  // changed.
  const value = useEditorState((state) => ownValue(state.blocks.get(blockKey)?.draft ?? {}, name));
  const change = useCallback(
    (next: unknown) => commands.edit(blockKey, name, next),
    [commands, blockKey, name],
  );
  const model = useModel(modelId ?? '');
  const field = model && modelFields(model, models.registry).find((other) => other.name === name);
  const id = fieldPathId.$id;
  // rjsf recreates this on every keystroke. A widget keeps the first function, which calls the latest.
  const latest = useRef(onBlur);
  latest.current = onBlur;
  const leave = useCallback(() => latest.current(id, undefined), [id]);
  if (!field) return null;
  return <ServedField {...{ blockKey, field, id, value, change, leave }} />;
}
