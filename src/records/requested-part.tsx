import { type ComponentType, createElement, use } from 'react';
import { loadOnce } from '../../shared/load-once.ts';
import { withMui } from '../ui/with-mui.ts';
import { isReachable } from '../lib/when-reachable.ts';
import { showToast } from '../state/app-store.ts';
import { words } from '../lib/words/words.ts';

/** A component of MUI's whose code loads when the user asks for it. If that fails, a toast shows it, and nothing else changes. */
export function requestedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = loadOnce(withMui(load));
  return {
    /** Render it once `request` has loaded it. */
    Part: (props: Props) => createElement(use(part()), props),
    /** Loads it in advance. */
    prepare: () => void part().catch(() => undefined),
    /**
     * Loads it, again if that failed before. Does not try while the server does not answer: some browsers never fetch a
     * module again that failed once in a page, so one early attempt would spoil all later ones.
     */
    async request(): Promise<boolean> {
      try {
        if (!part.isLoaded() && !(await isReachable())) throw new Error('The server does not answer.');
        part.retry();
        await part();
        return true;
      } catch {
        showToast('error', words.t('app.lostText'));
        return false;
      }
    },
  };
}
