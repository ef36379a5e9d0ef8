import { useCallback, useEffect, useRef, useState } from 'react';
import { interceptNavigation, type Navigation } from './intercept-navigation.ts';

interface LeaveGuard {
  /** There is a question to answer. */
  readonly asking: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Asks before unsaved changes are left: by closing the tab, which the browser asks itself, and by going elsewhere in
 * the application, for which the screen draws the question.
 */
export function useLeaveGuard({
  active,
  navigate,
}: {
  active: boolean;
  navigate(path: string): void;
}): LeaveGuard {
  const [wanted, setWanted] = useState<Navigation | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const stop = interceptNavigation((navigation) => {
      if (leaving.current) return false;
      setWanted(navigation);
      return true;
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      stop();
    };
  }, [active]);

  const leave = useCallback(() => {
    leaving.current = true;
    setWanted(null);
    wanted?.go(navigate);
  }, [wanted, navigate]);
  const stay = useCallback(() => setWanted(null), []);
  return { asking: wanted !== null, leave, stay };
}
