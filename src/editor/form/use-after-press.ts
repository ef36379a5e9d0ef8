import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts something off until no pointer is pressed. What a field says when it is left moves everything below it: a press
 * that made the field lose the focus would end beside the button on which it began.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  // In a task of its own: the click belongs to the task in which the pointer was released.
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
