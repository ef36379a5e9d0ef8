import { type RefObject, useEffect, useEffectEvent } from 'react';
import { shortcutOf } from '../../shared/shortcut.ts';

/**
 * Keyboard shortcuts for undo, redo and save. Saving works wherever the focus is, as the browser would offer to save its
 * own page. Undo and redo need the focus in the editor or nowhere: dialogs and other forms keep the browser's own undo.
 * Without commands no key does anything, and in an open menu undo and redo do nothing, so that the browser does not undo typing
 * behind it.
 */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  commands: { undo(): void; redo(): void; save(): void } | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, repeat } = event;
    const command = shortcutOf(event);
    const isOurs = target === document.body || (target instanceof Node && root.current?.contains(target));
    const isInMenu = target instanceof Element && target.closest('[role=menu], [role=listbox]') !== null;
    if (!command || (commands && command !== 'save' && !isOurs && !isInMenu)) return;
    event.preventDefault();
    if (command === 'save' ? !repeat : !isInMenu) commands?.[command]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    // Captures keys before any part of the screen, which might keep them to itself.
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
