import { type RefObject, useEffect } from 'react';
import { shortcutOf } from '../../../../shared/shortcut.ts';

/**
 * Handles the shortcuts for undo and redo while the focus is in the builder, or nowhere. Runs before the fields of a
 * sample do, because their values are part of the draft.
 */
export function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  { undo, redo }: { undo(): void; redo(): void },
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target } = event;
      const isHere = target === document.body || (target instanceof Node && root.current?.contains(target));
      const command = shortcutOf(event);
      if (!isHere || (command !== 'undo' && command !== 'redo')) return;
      event.preventDefault();
      if (command === 'undo') undo();
      else redo();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [root, undo, redo]);
}
