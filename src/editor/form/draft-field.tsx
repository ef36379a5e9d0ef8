import { memo, useCallback } from 'react';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { ServedField } from '../faults/served-field.tsx';
import type { Place } from '../store/places.ts';
import { useLeave } from './leave-context.ts';

interface DraftFieldProps {
  readonly blockKey: string;
  readonly place: Place;
  readonly field: ModelField;
  readonly id: string;
}

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
  return <ServedField {...{ blockKey, place, field, id, value, change, leave }} />;
});
