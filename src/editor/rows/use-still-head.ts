import { type RefObject, useLayoutEffect, useRef } from 'react';

interface StillHead {
  readonly head: RefObject<HTMLDivElement | null>;
  /** To be called before the row is opened or closed. */
  holdStill(): void;
}

/**
 * Keeps the line of a row under the pointer that opens it: the form that closes above it may be longer than the window.
 */
export function useStillHead(open: boolean): StillHead {
  const head = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (before.current === null || head.current === null) return;
    const moved = head.current.getBoundingClientRect().top - before.current;
    before.current = null;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [open]);
  return {
    head,
    holdStill() {
      before.current = head.current?.getBoundingClientRect().top ?? null;
    },
  };
}
