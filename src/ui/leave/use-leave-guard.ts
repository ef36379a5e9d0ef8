import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { askToLeave, guardLeaving, leaveUnasked, type HeldNavigation } from './ask-to-leave.ts';

export interface LeaveGuard {
  readonly asking: boolean;
  leave(): void;
  /** Leaves once `save` has saved everything. If it could not, the user stays and sees why. */
  leaveAfter(save: () => Promise<boolean>): Promise<void>;
  stay(): void;
  /** Does something that loses only these changes, such as closing their dialog: at once, or once the user agrees. */
  ask(go: () => void): void;
}

/**
 * Asks before the user loses unsaved changes. When the tab is closed, the browser asks; when the user goes elsewhere in
 * the application or signs out, the screen renders the question. A dialog with a form closes with `guard.ask(onClose)`.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<HeldNavigation>();

  // A layout effect is cleaned up before the next screen's effects run. So the redirect after a lost session is not held
  // back by a screen that can no longer ask.
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

  // The changes were saved while the question was open: there is nothing left to ask.
  const goOn = useEffectEvent(() => {
    setWanted(undefined);
    if (wanted !== undefined) askToLeave(() => wanted.go(navigate));
  });
  useEffect(() => {
    if (!active) goOn();
  }, [active]);

  const stay = () => setWanted(undefined);
  const leave = () => {
    stay();
    leaveUnasked(() => wanted?.go(navigate));
  };
  const leaveAfter = async (save: () => Promise<boolean>) => {
    // The closing question returns the focus; only then may an invalid field take it.
    flushSync(stay);
    if (!(await save())) return;
    // Until React has rendered the saved state, this guard would ask again.
    await new Promise((rendered) => setTimeout(rendered));
    askToLeave(() => wanted?.go(navigate));
  };
  const ask = (go: () => void) => (active ? setWanted({ go }) : go());
  return { asking: wanted !== undefined, leave, leaveAfter, stay, ask };
}
