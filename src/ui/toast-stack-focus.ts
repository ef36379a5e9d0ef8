import { type RefObject, useEffect, useRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

/** Moves the focus to the toasts and back: the key that screen reader users know from other applications. */
export const toastsKey = 'F8';

/**
 * Makes the toasts reachable by keyboard. When the last one is dismissed, the focus returns to where it came from, or to
 * the screen's heading if that is gone.
 */
export function useToastFocus(stack: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<HTMLElement>(null);
  useKeptFocus(stack, () => newestButton(stack.current) ?? wayBack(cameFrom.current));

  useEffect(() => {
    const area = stack.current;
    // Between two toasts the focus is nowhere for a moment, so `from` is null.
    const remember = ({ relatedTarget: from }: FocusEvent): void => {
      if (from instanceof HTMLElement && area?.contains(from) === false) cameFrom.current = from;
    };
    const forget = ({ relatedTarget: to }: FocusEvent): void => {
      if (to instanceof HTMLElement && area?.contains(to) === false) cameFrom.current = null;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== toastsKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const target =
        area?.contains(document.activeElement) === true ? wayBack(cameFrom.current) : newestButton(area);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    area?.addEventListener('focusin', remember);
    area?.addEventListener('focusout', forget);
    document.addEventListener('keydown', press);
    return () => {
      area?.removeEventListener('focusin', remember);
      area?.removeEventListener('focusout', forget);
      document.removeEventListener('keydown', press);
    };
  }, [stack]);
}

function newestButton(area: HTMLElement | null): HTMLElement | undefined {
  return [...(area?.querySelectorAll('button') ?? [])].at(-1);
}

function wayBack(from: HTMLElement | null): HTMLElement | null {
  if (from?.isConnected === true) return from;
  const found = document.querySelector('h1');
  // A heading can be focused only with a tabindex.
  found?.setAttribute('tabindex', '-1');
  return found;
}
