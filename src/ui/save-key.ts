import { type RefObject, useEffect } from 'react';

/** Whether this is Ctrl+S, or Cmd+S on a Mac. */
export function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  // On a Cyrillic keyboard, browsers save with the key that has the place of S.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
}

/**
 * Submits the form with Ctrl+S wherever the focus is, if its button can be pressed; the browser would offer to save its own
 * page. `top` is for a dialog: what is behind it gets the key only if the dialog has nothing to save.
 */
export function useSaveKey(form: RefObject<HTMLElement | null>, top = false): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      const button = form.current?.querySelector<HTMLElement>('[type=submit]:enabled');
      if (!button) return;
      if (top) event.stopPropagation();
      if (!event.repeat) button.click();
    }
    // The window hears a key before the document does.
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
      if (isSaveKey(event)) event.preventDefault();
    };
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, []);
}
