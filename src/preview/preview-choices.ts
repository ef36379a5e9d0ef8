const shown = 'octavo-preview';

/** Whether the preview was shown when somebody last chose; undefined if nobody has. */
export function readShown(): boolean | undefined {
  const stored = readChoice(shown);
  return stored === undefined ? undefined : stored === 'on';
}

export function keepShown(isShown: boolean): void {
  keepChoice(shown, isShown ? 'on' : 'off');
}

/** What was kept under this key. */
export function readChoice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // A browser that keeps nothing shows what it shows at first.
    return undefined;
  }
}

/** Keeps a choice for the next page. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is shown until the page is left.
  }
}
