import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once after this many milliseconds, not counting the time it was held. */
export function useCountdown(milliseconds: number, held: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return undefined;
    const from = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [held]);
}
