/** How long, in milliseconds, a page may take to hear that its frame took the focus. It usually takes less than two frames. */
const patience = 250;

/**
 * Acts on a press in a frame once this page knows that the frame has the focus. Browsers tell it in a message of their own,
 * which may come after that of the press, and would then take the focus from a field that already has it.
 */
export function afterFrameFocus(frame: HTMLIFrameElement | null, act: () => void): void {
  if (frame === null || document.activeElement === frame) {
    act();
    return;
  }
  const go = () => {
    clearTimeout(late);
    removeEventListener('blur', told);
    act();
  };
  // In a task of its own: the browser has not finished moving the focus yet.
  const told = () => void setTimeout(go);
  const late = setTimeout(go, patience);
  addEventListener('blur', told, { once: true });
}
