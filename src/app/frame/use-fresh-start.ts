import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * A new screen starts at its top. When what had the focus is gone with the old one, the new one has it, unless it puts
 * the focus somewhere itself. What stays keeps the focus: a link of the menu, or one of several within a screen.
 */
export function useFreshStart(main: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return undefined;
    last.current = path;
    window.scrollTo(0, 0);
    return keepFocus(() => main.current?.focus({ preventScroll: true }));
  }, [path, main]);
}

/**
 * The old screen goes when the code of the new one is here, a dialog when it has faded: nothing tells when. So whoever
 * has lost the focus is looked after until the reader goes on by hand. Answers with how to end it.
 */
function keepFocus(take: () => void): () => void {
  const ended = new AbortController();
  const check = () => {
    if (isLost(document.activeElement)) take();
  };
  const end = () => ended.abort();
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  ended.signal.addEventListener('abort', () => observer.disconnect());
  const options = { capture: true, signal: ended.signal };
  document.addEventListener('pointerdown', end, options);
  document.addEventListener(
    'keydown',
    // A key that is still held down is what led here.
    ({ repeat }) => {
      if (!repeat) end();
    },
    options,
  );
  check();
  return end;
}

/** React hides the old screen, by its style, until the new one is here; browsers take the focus away only later. */
function isLost(focused: Element | null): boolean {
  return (
    focused === null || focused === document.body || focused.closest('[style*="display: none"]') !== null
  );
}
