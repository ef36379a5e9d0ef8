import { type RefObject, useEffect } from 'react';
import { useEditor } from './editor-context.ts';

/**
 * Keyboard shortcuts for undo, redo and save, while the focus is in the editor or nowhere. Dialogs and other forms on the
 * screen keep the browser's own undo.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>): void {
  const { commands } = useEditor();
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target, altKey, repeat } = event;
      const isOurs = target === document.body || (target instanceof Node && root.current?.contains(target));
      if (!(event.ctrlKey || event.metaKey) || altKey || !isOurs) return;
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      if (command === 'save' && repeat) return;
      if (command === 'save') void commands.saveAll();
      else commands[command]();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [commands, root]);
}

function commandOf({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | 'save' | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (letter === 'y' && !shiftKey) return 'redo';
  if (letter === 's' && !shiftKey) return 'save';
  return undefined;
}
