import { memo, useCallback } from 'react';
import { isComposite } from '../../../content-model/model-fields.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { SupportedField } from '../faults/supported-field.tsx';
import { InnerFieldContext, type DraftFieldProps } from './inner-field-context.ts';
import { useLeave } from './leave-context.ts';

/** A field of an open block, in a list or not: it reads from the draft and writes to it. */
export const DraftField = memo(function DraftField({ blockKey, place, field, id }: DraftFieldProps) {
  const { commands, models } = useEditor();
  const value = useEditorState(({ blocks }) => {
    const block = blocks.get(blockKey);
    return block && models.valueAt(block.modelId, block.draft, place);
  });
  const change = useCallback(
    (next: unknown) => commands.edit(blockKey, place, next),
    [commands, blockKey, place],
  );
  const leave = useLeave(blockKey, place);
  const supported = <SupportedField {...{ blockKey, place, field, id, value, change, leave }} />;
  return isComposite(field) ? (
    <InnerFieldContext value={DraftField}>{supported}</InnerFieldContext>
  ) : (
    supported
  );
});
