import { type RefObject, useLayoutEffect, useRef } from 'react';

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
  const closing = useRef(0);
  useLayoutEffect(() => {
    if (closing.current > 0) window.scrollBy({ top: -closing.current, behavior: 'instant' });
    closing.current = 0;
  }, [open]);
  return {
    head,
    holdStill() {
      closing.current = formAbove(head.current);
    },
  };
}

/** The height of the open form above this header, in pixels; 0 if there is none. */
function formAbove(head: HTMLElement | null): number {
  const form = head?.closest('ol')?.querySelector<HTMLElement>('.row-body');
  if (!head || !form) return 0;
  const isAbove = (form.compareDocumentPosition(head) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isAbove ? form.offsetHeight : 0;
}
