import type { Navigation } from './intercept-navigation.ts';

type Hold = (navigation: Navigation) => boolean;

const guards = new Set<Hold>();

/** From now on `hold` hears of what `askToLeave` is asked for, and answers whether it asks first. */
export function guardLeaving(hold: Hold): () => void {
  guards.add(hold);
  return () => void guards.delete(hold);
}

/** Does what ends the screen, such as signing out: at once, or when whoever has unsaved work there agreed. */
export function askToLeave(go: () => void): void {
  for (const hold of guards) if (hold({ go })) return;
  go();
}
