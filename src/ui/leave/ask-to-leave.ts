import { interceptNavigation, type Navigation } from './intercept-navigation.ts';

/** Asks the question, and takes the navigation up again when it is answered. */
type Hold = (navigation: Navigation) => void;

const guards = new Set<Hold>();
let stopIntercepting: (() => void) | undefined;
let agreed = false;

/**
 * From now on `hold` is given every way out of the screen instead of its being taken. Of several guards only the one
 * that came first is: one question is enough for one step.
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

/** Does what ends the screen, such as signing out: at once, or when whoever has unsaved work there agreed. */
export function askToLeave(go: () => void): void {
  if (!holdBack({ go })) go();
}

/** Goes elsewhere without asking: what was typed has just been saved, or its record is gone. */
export function leaveUnasked(go: () => void): void {
  agreed = true;
  try {
    go();
  } finally {
    agreed = false;
  }
}
