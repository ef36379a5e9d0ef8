import { type FocusEvent, type KeyboardEvent, useCallback } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';

/**
 * Moves a block with the keyboard from its handle: Space or Enter picks it up and drops it, arrows, Home and End move it,
 * Escape puts it back. It uses only the block order, not the layout, so no key press comes too early.
 */
export function useCarrying(blockKey: string) {
  const { commands, store } = useEditor();
  const carried = useEditorState((state) => state.carried?.key === blockKey);
  const isCarried = useCallback(() => store.getState().carried?.key === blockKey, [store, blockKey]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const { key, repeat } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === ' ' || key === 'Enter') {
        event.preventDefault();
        if (repeat) return;
        return isCarried() ? commands.drop() : commands.pickUp(blockKey);
      }
      if (!isCarried()) return;
      const steps = distances[key];
      if (steps !== undefined) commands.carry(steps);
      else if (key === 'Escape') commands.putBack();
      else if (key === 'Tab') return commands.drop();
      else return;
      event.preventDefault();
    },
    [commands, blockKey, isCarried],
  );

  const onBlur = useCallback(
    ({ currentTarget }: FocusEvent) => {
      // Switching to another window does not move the focus within this one.
      if (isCarried() && document.activeElement !== currentTarget) commands.drop();
    },
    [commands, isCarried],
  );

  return { carried, onKeyDown, onBlur };
}

/** How many positions down a key moves a block. */
const distances: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};
