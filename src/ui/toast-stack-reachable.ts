import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element, a child of the body, usable while a dialog is open: dialogs hide everything beside them from screen readers, and take the
 * focus back from everywhere else. What happens in one is often told in a toast.
 */
export function useReachable(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const show = () => element.removeAttribute('aria-hidden');
    const observer = new MutationObserver(show);
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    show();
    // Dialogs hear of the focus at the document; React, and the buttons of the element with it, just below.
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
