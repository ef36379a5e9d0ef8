import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { askToLeave, guardLeaving, leaveUnasked } from './ask-to-leave.ts';
import type { Navigation } from './intercept-navigation.ts';

export interface LeaveGuard {
  /** There is a question to answer. */
  readonly asking: boolean;
  leave(): void;
  stay(): void;
  /** Does what drops these changes alone, such as closing the dialog that they are made in: at once, or once agreed to. */
  ask(go: () => void): void;
}

interface LeaveGuardOptions {
  /** There is something unsaved. */
  readonly active: boolean;
  /** Goes to another path of the application. */
  navigate(path: string): void;
}

/**
 * Asks before unsaved changes are left: by closing the tab, which the browser asks itself, and by going elsewhere in
 * the application or signing out, for which the screen draws the question.
 */
export function useLeaveGuard({ active, navigate }: LeaveGuardOptions): LeaveGuard {
  const [wanted, setWanted] = useState<Navigation>();

  // A layout effect ends before what is drawn instead begins: a redirect away from a lost session is not held back by
  // a screen that is no longer there to ask.
  useLayoutEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const stop = guardLeaving((navigation) => setWanted(() => navigation));
    return () => {
      window.removeEventListener('beforeunload', warn);
      stop();
    };
  }, [active]);

  // What was on its way to the server has arrived while the question stood: there is nothing left to ask.
  const goOn = useEffectEvent(() => {
    setWanted(undefined);
    if (wanted !== undefined) askToLeave(() => wanted.go(navigate));
  });
  useEffect(() => {
    if (!active) goOn();
  }, [active]);

  const leave = useCallback(() => {
    setWanted(undefined);
    leaveUnasked(() => wanted?.go(navigate));
  }, [wanted, navigate]);
  const stay = useCallback(() => setWanted(undefined), []);
  const ask = (go: () => void) => (active ? setWanted({ go }) : go());
  return { asking: wanted !== undefined, leave, stay, ask };
}
