import { useRef, useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ShownToast, ToastCard } from './toast-stack-card.tsx';
import { useToastPlace } from './use-toast-place.ts';
import { useNextFocus } from './use-next-focus.ts';

/** Moves the focus to the toasts and back: the key that screen reader users know from other applications. */
const toastsKey = 'F8';

interface ToastStackProps {
  readonly toasts: readonly ShownToast[];
  onDismiss(id: number): void;
}

/**
 * Short messages at the edge of the window, the newest in front of the others. They stay while the pointer or the focus is on
 * them, and while the page is hidden. F8 moves the focus to them and back. Their container exists before the first toast, because
 * screen readers announce only changes inside a live region that they already know.
 */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  const { t } = useTranslation();
  const stack = useRef<HTMLElement>(null);
  const { held, watch } = useHeld();
  useReachable(stack);
  useToastFocus(stack);
  useToastPlace(stack, toasts.length);
  return createPortal(
    <section
      ref={stack}
      className="toast-stack"
      aria-label={t('common.notifications', { key: toastsKey })}
      aria-live="polite"
      aria-relevant="additions"
      {...watch}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          held={held}
          waiting={toast !== toasts.at(-1)}
          onDismiss={onDismiss}
        />
      ))}
    </section>,
    document.body,
  );
}

/** Whether the toasts' countdowns are paused: the pointer or the focus is on them, or the page is hidden. */
function useHeld() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return {
    held: hovered || focused || hidden,
    watch: {
      onMouseOver: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      // A toast that disappears under the pointer or with the focus sends no leave or blur event.
      onClick() {
        setHovered(false);
        setFocused(false);
      },
      onFocusCapture: () => setFocused(true),
      onBlurCapture: () => setFocused(false),
    },
  };
}

/**
 * Keeps an element, a child of the body, usable while a dialog is open. Dialogs hide everything else from screen readers
 * and pull the focus back, but their results often appear in a toast.
 */
function useReachable(part: RefObject<HTMLElement | null>): void {
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

/**
 * Makes the toasts reachable by keyboard. When the last one is dismissed, the focus returns to where it came from, or to
 * the screen's heading if that is gone.
 */
function useToastFocus(stack: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<HTMLElement>(null);
  useNextFocus(stack, () => newestButton(stack.current) ?? wayBack(cameFrom.current));

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
