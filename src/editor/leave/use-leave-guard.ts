import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { guardLeaving } from './ask-to-leave.ts';
import { interceptNavigation, type Navigation } from './intercept-navigation.ts';

interface LeaveGuard {
  /** There is a question to answer. */
  readonly asking: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Asks before unsaved changes are left: by closing the tab, which the browser asks itself, and by going elsewhere in
 * the application or signing out, for which the screen draws the question.
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

  // A layout effect ends before what is drawn instead begins: a redirect away from a lost session is not held back by
  // a screen that is no longer there to ask.
  useLayoutEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const hold = (navigation: Navigation): boolean => {
      if (leaving.current) return false;
      setWanted(navigation);
      return true;
    };
    const stops = [interceptNavigation(hold), guardLeaving(hold)];
    return () => {
      window.removeEventListener('beforeunload', warn);
      for (const stop of stops) stop();
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
