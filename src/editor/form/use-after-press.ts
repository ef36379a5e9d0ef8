import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays a callback until no pointer is pressed. An error message shown on blur moves everything below it, so a click
 * that blurred the field would miss its button.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  // Runs in a new task, because the click event fires in the same task as the pointer release.
  const runSoon = useCallback(() => {
    setTimeout(() => {
      if (pressed.current) return;
      for (const act of waiting.current.splice(0)) act();
    });
  }, []);

  useEffect(() => {
    const press = (): void => void (pressed.current = true);
    const release = (): void => {
      pressed.current = false;
      runSoon();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, [runSoon]);

  return useCallback(
    (act) => {
      waiting.current.push(act);
      runSoon();
    },
    [runSoon],
  );
}
