/** What a shortcut depends on, of a keyboard event. */
interface Press {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The key of a shortcut, in lower case: what is written on the pressed key if that is a Latin one (on QWERTZ and AZERTY some
 * letters have other places), and otherwise, as on a Cyrillic or Hebrew keyboard, the letter that has its place on QWERTY.
 */
export function latinKey({ key, code }: Pick<Press, 'key' | 'code'>): string {
  const isLatin = /^[ -~]+$/.test(key) && key !== 'Unidentified';
  return (isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key)).toLowerCase();
}

/** What the keys with Ctrl, or with Cmd on a Mac, do everywhere. */
export function shortcutOf(press: Press): 'save' | 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const key = latinKey(press);
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return undefined;
  return key === 's' ? 'save' : key === 'y' ? 'redo' : undefined;
}
