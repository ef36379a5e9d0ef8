import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Hands the focus on when the element that has it goes or is switched off: otherwise whoever works with the keyboard
 * starts again at the top of the page. `next` is given the lost element and what was around it, innermost first.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  next: (lost: readonly Element[]) => HTMLElement | null | undefined,
): void {
  const nextFocus = useEffectEvent(next);
  useEffect(() => {
    const area = root.current;
    if (!area) return;
    let path: readonly Element[] = [];
    const enter = (event: FocusEvent): void => {
      path = event
        .composedPath()
        .filter((place) => place instanceof Element && area.contains(place)) as Element[];
    };
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      // A dialog gives the focus back. An element that goes leaves too, a moment before it is gone.
      if (relatedTarget instanceof Element && relatedTarget.closest('[role=presentation]')) return;
      queueMicrotask(() => {
        if (target instanceof Element && isThere(target) && path[0] === target) path = [];
      });
    };
    const observer = new MutationObserver(() => {
      const [lost] = path;
      const { activeElement } = document;
      if (!lost || isThere(lost) || (activeElement !== document.body && activeElement !== lost)) return;
      const gone = path;
      path = [];
      nextFocus(gone)?.focus({ preventScroll: true });
    });
    observer.observe(area, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    // A dialog that had the focus meanwhile goes from there.
    observer.observe(document.body, { childList: true });
    area.addEventListener('focusin', enter);
    area.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      area.removeEventListener('focusin', enter);
      area.removeEventListener('focusout', leave);
    };
  }, [root]);
}

function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}
