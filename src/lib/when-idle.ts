/** Milliseconds after which it is done even if the browser is never idle. */
const longest = 2000;

/** Does something once the browser has nothing better to do. Answers with what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longest });
  return () => cancelIdleCallback(handle);
}
