import { type RefObject, useEffect } from 'react';
import { shortcutOf } from '../../../../shared/shortcut.ts';

/** Ctrl+Z and Ctrl+Y while the focus is in the builder, or nowhere. Sample fields share this undo. */
export function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  { undo, redo }: { undo(): void; redo(): void },
): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target } = event;
      const isOurs = target === document.body || (target instanceof Node && root.current?.contains(target));
      const command = shortcutOf(event);
      if (!isOurs || (command !== 'undo' && command !== 'redo')) return;
      event.preventDefault();
      if (command === 'undo') undo();
      else redo();
    }
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [root, undo, redo]);
}
