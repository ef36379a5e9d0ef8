const isApple = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? '');

const signs = new Map(Object.entries(isApple ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' } : { Mod: 'Ctrl' }));

/** Formats keys for the user: `Ctrl+Alt+2`, or `⌘⌥2` on a Mac. */
export function shownKeys(keys: string): string {
  const names = keys.split('-').map((name) => signs.get(name) ?? capitalized(name));
  return names.join(isApple ? '' : '+');
}

export function ariaKeys(keys: string): string {
  const modifier = isApple ? 'Meta' : 'Control';
  const names = keys.split('-').map((name) => (name === 'Mod' ? modifier : capitalized(name)));
  return names.join('+');
}

/** A letter as on its key. */
function capitalized(name: string): string {
  return name.length === 1 ? name.toUpperCase() : name;
}
