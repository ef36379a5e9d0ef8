import { useEffect } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { Place } from '../store/places.ts';

interface WantedFocus {
  readonly blockKey: string;
  readonly place: Place;
  readonly id: string;
}

/** Takes the focus when the editor requests it for this field: after its block was added, or because of an error. */
export function useWantedFocus({ blockKey, place, id }: WantedFocus): void {
  const { commands, models } = useEditor();
  const wanted = useEditorState(({ focus, blocks }) => {
    if (focus?.key !== blockKey) return undefined;
    const { modelId = '', draft = {} } = blocks.get(blockKey) ?? {};
    const [first] = models.validate(modelId, draft)?.shown ?? [];
    return (focus.field ?? first?.field.name) === place ? focus : undefined;
  });
  useEffect(() => {
    if (!wanted) return;
    if (wanted.isQuiet !== true) document.getElementById(id)?.focus();
    commands.focusTaken();
  }, [wanted, id, commands]);
}
