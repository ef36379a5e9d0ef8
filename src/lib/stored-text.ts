/** Reads a stored text. Undefined without one, or if the browser denies storage, where even access to it throws. */
export function readStored(
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text in `localStorage`, or removes it. Does nothing if the browser denies storage. */
export function storeText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Callers also work without it.
  }
}
