const isApple = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? '');

/** Formats keys for the user: `Ctrl+Alt+2`, or `⌘⌥2` on a Mac. */
export function shownKeys(keys: string): string {
  const names = keys
    .split('-')
    .map((name) => (isApple ? appleNames : otherNames).get(name) ?? name.toUpperCase());
  return names.join(isApple ? '' : '+');
}

export function ariaKeys(keys: string): string {
  return keys
    .split('-')
    .map((name) =>
      name === 'Mod' ? (isApple ? 'Meta' : 'Control') : name.length === 1 ? name.toUpperCase() : name,
    )
    .join('+');
}

const appleNames: ReadonlyMap<string, string> = new Map([
  ['Mod', '⌘'],
  ['Alt', '⌥'],
  ['Shift', '⇧'],
]);

const otherNames: ReadonlyMap<string, string> = new Map([
  ['Mod', 'Ctrl'],
  ['Alt', 'Alt'],
  ['Shift', 'Shift'],
]);
