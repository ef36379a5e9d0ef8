/** Something that is loaded when it is first asked for. */
export interface LoadOnce<Loaded> {
  /** The same promise for every caller, also after a failure: drawing again never loads again. */
  (): Promise<Loaded>;
  /** Lets the next call load what has not come yet. Call it when a person asks for it, never while rendering. */
  retry(): void;
}

/**
 * Loads once and remembers the outcome. Some browsers fetch a module that failed again at every `import()`, so whoever
 * imports while rendering would ask the server without end.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): LoadOnce<Loaded> {
  let coming: Settling<Loaded> | undefined;
  function ask(): Promise<Loaded> {
    coming ??= settling(load());
    return coming;
  }
  function retry(): void {
    if (coming?.status !== 'fulfilled') coming = undefined;
  }
  return Object.assign(ask, { retry });
}

/** A promise that says how it ended. React's `use` reads this: what is here is drawn without a flash of a fallback. */
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
