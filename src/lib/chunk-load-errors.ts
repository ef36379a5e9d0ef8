const chunkLoadErrors = new WeakSet<object>();

/** Records the error of every chunk that fails to load; Vite reports them all. Call it once. */
export function watchForChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (typeof payload === 'object') chunkLoadErrors.add(payload);
  });
}

export function isChunkLoadError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && chunkLoadErrors.has(error);
}
