/** The time, in milliseconds, after a key during which the user counts as typing. */
const pause = 1_000;

export type FocusGuard = ReturnType<typeof guardFocus>;

/**
 * Returns the focus to the edited field when an external site takes it: any page in a frame may call `focus()`, and
 * would get the next keys. After Tab, or once the pointer has entered it, the frame may keep the focus.
 */
export function guardFocus(frame: () => HTMLIFrameElement | null) {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  let typedAt = -Infinity;
  let left: EventTarget | null = null;
  /** Whether a key was pressed a moment ago, and neither the pointer nor Tab went to the frame since. */
  const isTyping = () => performance.now() - typedAt < pause;
  const note = ({ key }: KeyboardEvent) => (typedAt = key === 'Tab' ? -Infinity : performance.now());
  addEventListener('keydown', note, options);
  addEventListener('pointerover', ({ target }) => target === frame() && (typedAt = -Infinity), options);
  addEventListener('focusout', ({ target }) => (left = target), options);
  addEventListener(
    'blur',
    () => {
      // Chromium still sends the keys to the frame if it loses the focus during this event.
      if (document.activeElement === frame() && isTyping())
        setTimeout(() => left instanceof HTMLElement && left.focus());
    },
    options,
  );
  return { isTyping, stop: () => end.abort() };
}
