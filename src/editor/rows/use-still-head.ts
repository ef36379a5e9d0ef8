import { type RefObject, useLayoutEffect, useRef } from 'react';
import { formAbove } from './form-above.ts';

interface StillHead {
  readonly head: RefObject<HTMLDivElement | null>;
  /** Call it before the row opens or closes. */
  holdStill(): void;
}

/**
 * Keeps a row's header under the pointer that opens it while a form above closes, which may be taller than the window.
 * The form is measured before anything changes; measuring afterwards would cause a second layout.
 */
export function useStillHead(open: boolean): StillHead {
  const head = useRef<HTMLDivElement>(null);
  const target = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (target.current !== null) window.scrollTo({ top: target.current, behavior: 'instant' });
    target.current = null;
  }, [open]);
  return {
    head,
    holdStill() {
      const closing = formAbove(head.current);
      // An absolute place: while the form that opens is not drawn yet, the page may be too short for this one.
      target.current = closing > 0 ? window.scrollY - closing : null;
    },
  };
}
