import { type ComponentType, createElement, use } from 'react';
import { loadOnce } from '../../shared/load-once.ts';
import { isReachable } from '../lib/when-reachable.ts';
import { withMui } from './with-mui.ts';

/** An event of the window: a part that the user asked for could not be loaded. The app shows it in a toast. */
export const partLost = 'octavo:part-lost';

/** A component of MUI's whose code loads when the user asks for it. If that fails, the app says so, and nothing else changes. */
export function requestedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = loadOnce(withMui(load));
  return {
    /** Render it once `request` has loaded it. */
    Part: (props: Props) => createElement(use(part()), props),
    /** Loads it in advance. */
    load: part,
    /** Loads it in advance, without a promise. */
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
        dispatchEvent(new Event(partLost));
        return false;
      }
    },
  };
}
