import { useEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { FocusRequest } from '../store/editor-state.ts';
import type { Place } from '../store/places.ts';

interface WantedFocus {
  readonly blockKey: string;
  readonly place: Place;
  readonly id: string;
}

/** Takes the focus when the editor requests it for this field: after its block was added, or because of an error. */
export function useWantedFocus({ blockKey, place, id }: WantedFocus): void {
  const { store, commands, models } = useEditor();
  const last = useRef<FocusRequest>(undefined);
  // Stays the same once the focus is taken: that must not render the widget again.
  const wanted = useEditorState(({ focus, blocks }) => {
    if (focus?.key !== blockKey) return last.current;
    const { modelId = '', draft = {} } = blocks.get(blockKey) ?? {};
    const [first] = models.validate(modelId, draft)?.shown ?? [];
    return (focus.field ?? first?.field.name) === place ? focus : last.current;
  });
  useEffect(() => {
    last.current = wanted;
    if (!wanted || store.getState().focus !== wanted) return;
    if (wanted.isQuiet !== true) document.getElementById(id)?.focus();
    commands.focusTaken();
  }, [wanted, id, store, commands]);
}
