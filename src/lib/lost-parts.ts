const lost = new WeakSet<object>();

/** Learns of every part of the application that could not be fetched: Vite tells, whoever asked for it. Call it once. */
export function watchForLostParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (typeof event.payload === 'object') lost.add(event.payload);
  });
}

/** Whether this is what a part of the application that could not be fetched was refused with. */
export function isLostPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && lost.has(error);
}
