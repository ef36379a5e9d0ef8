interface Press {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The key of a shortcut, in lower case: the Latin letter on the pressed key (on QWERTZ and AZERTY some letters have other
 * positions), or otherwise, as on a Cyrillic or Hebrew keyboard, the letter in its position on QWERTY.
 */
export function latinKey({ key, code }: Pick<Press, 'key' | 'code'>): string {
  const isLatin = /^[ -~]+$/.test(key) && key !== 'Unidentified';
  return (isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key)).toLowerCase();
}

/** The universal shortcuts with Ctrl, or with Cmd on a Mac. */
export function shortcutOf(press: Press): 'save' | 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const key = latinKey(press);
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return undefined;
  return key === 's' ? 'save' : key === 'y' ? 'redo' : undefined;
}
