import { type ComponentType, createElement, use, useEffect, useEffectEvent, useState } from 'react';
import { loadOnce } from '../../shared/load-once.ts';
import { reloadIfReachable } from '../lib/index-page.ts';
import { isReachable } from '../lib/when-reachable.ts';
import { withMui } from './with-mui.ts';

/** An event of the window: a part that the user asked for could not be loaded. The app shows it in a toast. */
export const partLost = 'octavo:part-lost';

/** An MUI component whose code loads when the user asks for it. If that fails, the app says so, and nothing else changes. */
export function requestedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = loadOnce(withMui(load));
  let hasFailed = false;
  let coming: Promise<boolean> | undefined;
  /**
   * Loads it, again if that failed before. Does not try while the server does not answer: some browsers remember until the next
   * reload that a module could not be loaded, so an early attempt would spoil all later ones. Because of these browsers, the second failure
   * reloads the page. The journal keeps the editor's unsaved changes, and a form with unsaved text asks first.
   */
  async function attempt(): Promise<boolean> {
    if (part.isLoaded()) return true;
    if (await isReachable()) {
      part.retry();
      try {
        await part();
        return true;
      } catch {
        if (hasFailed) void reloadIfReachable();
        hasFailed = true;
      }
    }
    dispatchEvent(new Event(partLost));
    return false;
  }
  /** Loads it; requests at the same time share one attempt. */
  function request(): Promise<boolean> {
    coming ??= attempt().finally(() => (coming = undefined));
    return coming;
  }
  return {
    /** Render it once `request` has loaded it. */
    Part: (props: Props) => createElement(use(part()), props),
    /** Loads it in advance. */
    load: part,
    /** Loads it in advance, without a promise. */
    prepare: () => void part().catch(() => undefined),
    request,
  };
}

/**
 * Requests a part when it is first wanted. Returns whether it can be rendered; that stays true, so that a closing part can be
 * animated. Calls `onLost` if it cannot be loaded.
 */
export function useRequestedPart<Props extends object>(
  { load, request }: ReturnType<typeof requestedPart<Props>>,
  isWanted: boolean,
  onLost: () => void,
): boolean {
  const [isReady, setReady] = useState(false);
  // Loaded in advance, it opens in the same rendering.
  if (isWanted && !isReady && load.isLoaded()) setReady(true);
  const answer = useEffectEvent((hasLoaded: boolean) => (hasLoaded ? setReady(true) : onLost()));
  useEffect(() => {
    if (!isWanted || isReady) return undefined;
    let isOver = false;
    void request().then((hasLoaded) => !isOver && answer(hasLoaded));
    return () => {
      isOver = true;
    };
  }, [request, isWanted, isReady]);
  return isReady;
}
