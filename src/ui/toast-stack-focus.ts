import { type RefObject, useEffect, useRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

/** Goes to the toasts from anywhere, and back again: the key that screen reader users know from other applications. */
export const toastsKey = 'F8';

/**
 * The way to the toasts with the keyboard. Whoever dismisses the last one is taken back to where they came from, or to
 * the screen's heading when that is gone.
 */
export function useToastFocus(stack: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<HTMLElement>(null);
  const newest = () => [...(stack.current?.querySelectorAll('button') ?? [])].at(-1);
  const goBack = () => (cameFrom.current?.isConnected === true ? cameFrom.current : heading());
  useKeptFocus(stack, () => newest() ?? goBack());

  useEffect(() => {
    const area = stack.current;
    // Between two toasts the focus is nowhere for a moment, and comes from nowhere.
    const remember = ({ relatedTarget: from }: FocusEvent): void => {
      if (from instanceof HTMLElement && area?.contains(from) === false) cameFrom.current = from;
    };
    const forget = ({ relatedTarget: to }: FocusEvent): void => {
      if (to instanceof HTMLElement && area?.contains(to) === false) cameFrom.current = null;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== toastsKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = area?.contains(document.activeElement) === true ? goBack() : newest();
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

function heading(): HTMLElement | null {
  const found = document.querySelector('h1');
  // A heading takes the focus only when it is told that it may.
  found?.setAttribute('tabindex', '-1');
  return found;
}
