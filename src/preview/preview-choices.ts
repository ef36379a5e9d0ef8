const shown = 'octavo-preview';

/** Whether the preview was shown at the last choice; undefined if there was none. */
export function readShown(): boolean | undefined {
  const stored = readChoice(shown);
  return stored === undefined ? undefined : stored === 'on';
}

export function storeShown(isShown: boolean): void {
  storeChoice(shown, isShown ? 'on' : 'off');
}

export function readChoice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // A browser without storage uses the default.
    return undefined;
  }
}

export function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice applies until the page is left.
  }
}
