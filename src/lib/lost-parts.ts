const lost = new WeakSet<object>();

/** Records every part of the application that fails to load; Vite reports them all. Call it once. */
export function watchForLostParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (typeof event.payload === 'object') lost.add(event.payload);
  });
}

export function isLostPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && lost.has(error);
}
