import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element, a child of the body, usable while a dialog is open. Dialogs hide everything else from screen readers
 * and pull the focus back, but their results often appear in a toast.
 */
export function useReachable(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const show = () => element.removeAttribute('aria-hidden');
    const observer = new MutationObserver(show);
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    show();
    // Dialogs listen for the focus at the document; React, and so the element's buttons, listen just below it.
    const keep = (event: FocusEvent) => {
      if (event.target instanceof Node && element.contains(event.target)) event.stopPropagation();
    };
    document.body.addEventListener('focusin', keep);
    return () => {
      observer.disconnect();
      document.body.removeEventListener('focusin', keep);
    };
  }, [part]);
}
