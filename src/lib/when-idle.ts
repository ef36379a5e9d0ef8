/**
 * Runs work when the browser is idle, or after `timeout` milliseconds even if it never is. Returns a function that cancels it.
 */
export function whenIdle(work: () => void, timeout = 2000): () => void {
  // Safari lacks `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, Math.min(timeout, 200));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(handle);
}
