import { type FocusEvent, type KeyboardEvent, useCallback } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';

/**
 * Moving a block with the keys at its handle: Space or Enter picks it up and puts it down, arrows, Home and End carry
 * it, Escape puts it back. It goes by the order alone and asks nothing of the screen, so that no key is too early.
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
      // Going to another window takes the focus from nothing in this one.
      if (isCarried() && document.activeElement !== currentTarget) commands.drop();
    },
    [commands, isCarried],
  );

  return { carried, onKeyDown, onBlur };
}

/** How many places down the keys carry a block. */
const distances: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};
