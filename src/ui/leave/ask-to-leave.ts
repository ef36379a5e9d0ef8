import { interceptNavigation, type Navigation } from './intercept-navigation.ts';

/** Asks the question, and resumes the navigation once it is answered. */
type Hold = (navigation: Navigation) => void;

const guards = new Set<Hold>();
let stopIntercepting: (() => void) | undefined;
let agreed = false;

/**
 * Holds back every way out of the screen and passes it to `hold`. With several guards only the first is asked: one
 * question per step is enough. Returns a function that removes the guard.
 */
export function guardLeaving(hold: Hold): () => void {
  guards.add(hold);
  stopIntercepting ??= interceptNavigation(holdBack);
  return () => {
    guards.delete(hold);
    if (guards.size > 0) return;
    stopIntercepting?.();
    stopIntercepting = undefined;
  };
}

function holdBack(navigation: Navigation): boolean {
  const [first] = guards;
  if (agreed || first === undefined) return false;
  first(navigation);
  return true;
}

/** Does something that ends the screen, such as signing out: at once, or once the user agrees to lose unsaved work. */
export function askToLeave(go: () => void): void {
  if (!holdBack({ go })) go();
}

/** Goes elsewhere without asking: the changes have just been saved, or their record is gone. */
export function leaveUnasked(go: () => void): void {
  agreed = true;
  try {
    go();
  } finally {
    agreed = false;
  }
}
