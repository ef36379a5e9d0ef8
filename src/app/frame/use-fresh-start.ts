import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Starts a new screen at its top. If the focused element disappeared with the old screen, the new screen takes the focus,
 * unless it focuses something itself. Elements that stay keep the focus, such as a link of the menu or of a tab bar.
 */
export function useFreshStart(main: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return undefined;
    last.current = path;
    window.scrollTo(0, 0);
    return restoreFocus(() => main.current?.focus({ preventScroll: true }));
  }, [path, main]);
}

/**
 * The old screen disappears once the code of the new one has loaded, and a dialog once it has faded; neither fires an
 * event. So this restores a lost focus until the reader moves on by hand. Returns a function that stops it.
 */
function restoreFocus(take: () => void): () => void {
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
    // A key that is still held down is the one that led to this screen.
    ({ repeat }) => {
      if (!repeat) end();
    },
    options,
  );
  check();
  return end;
}

/** React hides the old screen with a style until the new one has loaded; browsers drop the focus only later. */
function isLost(focused: Element | null): boolean {
  return (
    focused === null || focused === document.body || focused.closest('[style*="display: none"]') !== null
  );
}
