import { useEffect, useState } from 'react';

/** Whether the time of toasts stands still: a pointer or the focus is on them, or nobody looks at the page. */
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
    /** For the element that the toasts stand in. */
    watch: {
      onMouseOver: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      // What disappears under the pointer, or with the focus, never tells that it was left.
      onClick() {
        setHovered(false);
        setFocused(false);
      },
      onFocusCapture: () => setFocused(true),
      onBlurCapture: () => setFocused(false),
    },
  };
}
