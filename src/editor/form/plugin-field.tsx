import type { FieldProps } from '@rjsf/utils';
import { modelFields } from '../../../content-model/model-fields.ts';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import { DraftField } from './draft-field.tsx';

/** The context of a form's fields. Ids only: rjsf considers all functions equal and would pass on stale ones. */
export interface BlockFormContext {
  readonly blockKey: string;
}

/**
 * The only rjsf field: passes each property of a block to the plugin of its type, which reads from the draft and writes to it:
 * rjsf copies every form value on every keystroke, so all would look changed.
 */
export function PluginField({ name, fieldPathId, registry }: FieldProps) {
  const { blockKey } = registry.formContext as BlockFormContext;
  const { models } = useEditor();
  const modelId = useEditorState((state) => state.blocks.get(blockKey)?.modelId);
  const model = useModel(modelId ?? '');
  const field = model && modelFields(model, models.registry).find((other) => other.name === name);
  return field && <DraftField {...{ blockKey, field, place: name, id: fieldPathId.$id }} />;
}
