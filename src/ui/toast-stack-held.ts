import { useEffect, useState } from 'react';

/** Whether the toasts' countdowns are paused: the pointer or the focus is on them, or the page is hidden. */
export function useHeld() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return {
    held: hovered || focused || hidden,
    /** Props for the element that contains the toasts. */
    watch: {
      onMouseOver: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      // A toast that disappears under the pointer or with the focus sends no leave or blur event.
      onClick() {
        setHovered(false);
        setFocused(false);
      },
      onFocusCapture: () => setFocused(true),
      onBlurCapture: () => setFocused(false),
    },
  };
}
