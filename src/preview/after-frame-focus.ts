/** The time limit, in milliseconds, for the event that the frame took the focus. It usually takes less than two frames. */
const patience = 1_000;

/**
 * Acts on a press in a frame once this page knows that the frame has the focus. Browsers report the focus in a separate
 * message, which may arrive after that of the press and would then take the focus from a field that already has it.
 * `act` gets whether the frame has the focus.
 */
export function afterFrameFocus(frame: HTMLIFrameElement | null, act: (isFocused: boolean) => void): void {
  const end = performance.now() + patience;
  const look = () => {
    const isFocused = frame !== null && document.activeElement === frame;
    if (isFocused || frame === null || performance.now() >= end) act(isFocused);
    else requestAnimationFrame(look);
  };
  look();
}
