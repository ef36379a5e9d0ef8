/** A value that is loaded on first use. */
export interface LoadOnce<Loaded> {
  /** Returns the same promise to every caller, even after a failure: rendering again never reloads. */
  (): Promise<Loaded>;
  /** Lets the next call load again after a failure. Call it on a user's request, never while rendering. */
  retry(): void;
  isLoaded(): boolean;
}

/**
 * Loads once and remembers the outcome. Some browsers refetch a failed module at every `import()`, so importing while
 * rendering would request it endlessly.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): LoadOnce<Loaded> {
  let coming: Settling<Loaded> | undefined;
  function ask(): Promise<Loaded> {
    coming ??= settling(load());
    return coming;
  }
  function retry(): void {
    if (coming?.status === 'rejected') coming = undefined;
  }
  return Object.assign(ask, { retry, isLoaded: () => coming?.status === 'fulfilled' });
}

/** A promise with a readable outcome. React's `use` reads it, so loaded content renders without a flash of the fallback. */
interface Settling<Loaded> extends Promise<Loaded> {
  status?: 'fulfilled' | 'rejected';
  value?: Loaded;
  reason?: unknown;
}

function settling<Loaded>(promise: Promise<Loaded>): Settling<Loaded> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
