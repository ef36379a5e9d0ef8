import { type RefObject, useEffect } from 'react';
import { shortcutOf } from '../../shared/shortcut.ts';

/**
 * Submits the form with Ctrl+S wherever the focus is, if its button can be pressed. This replaces the browser's command
 * to save its own page. `top` is for a dialog: forms behind it get the key only if the dialog has nothing to save.
 */
export function useSaveKey(form: RefObject<HTMLElement | null>, top = false): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (shortcutOf(event) !== 'save') return;
      event.preventDefault();
      const button = form.current?.querySelector<HTMLElement>('[type=submit]:enabled');
      if (!button) return;
      if (top) event.stopPropagation();
      if (!event.repeat) button.click();
    }
    // The window receives a key before the document does.
    const place = top ? window : document;
    const listener = press as EventListener;
    place.addEventListener('keydown', listener, true);
    return () => place.removeEventListener('keydown', listener, true);
  }, [form, top]);
}

/** Keeps Ctrl+S from the browser also where there is nothing to save: it would offer to save its own page. */
export function useTakenSaveKey(): void {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (shortcutOf(event) === 'save') event.preventDefault();
    };
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, []);
}
