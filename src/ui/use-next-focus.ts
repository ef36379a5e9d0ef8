import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Moves the focus on when the focused element disappears or is disabled: otherwise keyboard users would start again at the top of
 * the page. `next` gets the lost element and its ancestors, innermost first.
 */
export function useNextFocus(
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
      // A dialog returns the focus itself. A removed element also sends `focusout`, a moment before it is gone.
      if (relatedTarget instanceof Element && relatedTarget.closest('[role=presentation], dialog')) return;
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
    // A dialog that took the focus is removed from the body.
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
