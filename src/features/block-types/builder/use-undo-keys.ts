import { type RefObject, useEffect } from 'react';

/** Ctrl+Z and Ctrl+Y while the focus is in the builder, or nowhere. The fields of a sample have the same undo. */
export function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  { undo, redo }: { undo(): void; redo(): void },
): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!(ctrlKey || metaKey) || altKey) return;
      const isOurs = target === document.body || (target instanceof Node && root.current?.contains(target));
      const key = event.key.toLowerCase();
      const act = key === 'z' ? (shiftKey ? redo : undo) : key === 'y' && !shiftKey ? redo : undefined;
      if (!isOurs || act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [root, undo, redo]);
}
