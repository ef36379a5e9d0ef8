import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element usable while a dialog is open: dialogs hide everything beside them from screen readers, and take the
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
    // A dialog hears of the focus where the document does.
    const keep = (event: FocusEvent) => event.stopPropagation();
    element.addEventListener('focusin', keep);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', keep);
    };
  }, [part]);
}
