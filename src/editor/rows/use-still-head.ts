import { type RefObject, useLayoutEffect, useRef } from 'react';

interface StillHead {
  readonly head: RefObject<HTMLDivElement | null>;
  /** Call it before the row opens or closes. */
  holdStill(): void;
}

/**
 * Keeps the line of a row under the pointer that opens it, although a form above it closes and may be longer than the
 * window. The form is measured before anything changes: measuring afterwards would lay the page out twice.
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

/** The height of the form that is open above this line, in pixels; 0 when none is. */
function formAbove(head: HTMLElement | null): number {
  const form = head?.closest('ol')?.querySelector<HTMLElement>('.row-body');
  if (!head || !form) return 0;
  const isAbove = (form.compareDocumentPosition(head) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isAbove ? form.offsetHeight : 0;
}
