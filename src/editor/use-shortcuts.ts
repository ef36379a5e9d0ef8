import { type RefObject, useEffect } from 'react';
import { shortcutOf } from '../../shared/shortcut.ts';
import { useEditor } from './editor-context.ts';

/**
 * Keyboard shortcuts for undo, redo and save. Saving works wherever the focus is, as the browser would offer to save its
 * own page. Undo and redo need the focus in the editor or nowhere: dialogs and other forms keep the browser's own undo.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>): void {
  const { commands } = useEditor();
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target, repeat } = event;
      const command = shortcutOf(event);
      const isOurs = target === document.body || (target instanceof Node && root.current?.contains(target));
      if (!command || (command !== 'save' && !isOurs)) return;
      event.preventDefault();
      if (command !== 'save') commands[command]();
      else if (!repeat) void commands.saveAll();
    }
    // Before any part of the screen, which might keep the key to itself.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [commands, root]);
}
