import { useEffect } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';

interface WantedFocus {
  readonly blockKey: string;
  readonly name: string;
  /** The element to focus. */
  readonly id: string;
}

/** Takes the focus when the editor requests it for this field: after its block was added, or because of an error. */
export function useWantedFocus({ blockKey, name, id }: WantedFocus): void {
  const { commands, models } = useEditor();
  const wanted = useEditorState(({ focus, blocks }) => {
    if (focus?.key !== blockKey) return false;
    const modelId = blocks.get(blockKey)?.modelId ?? '';
    return (focus.field ?? models.fieldNames(modelId)[0]) === name;
  });
  useEffect(() => {
    if (!wanted) return;
    document.getElementById(id)?.focus();
    commands.focusTaken();
  }, [wanted, id, commands]);
}
