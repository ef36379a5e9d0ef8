import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { whenReachable } from '../lib/when-reachable.ts';
import { hasUnanswered } from './store/block-facts.ts';
import type { Editor } from './store/create-editor.ts';

/**
 * Retries saves that got no answer: when the browser reports that it is online, and when the server answers again, which the
 * browser cannot know. If the server answers but the save fails again, the next try waits longer, until one succeeds.
 */
export function useSaveAgain({ store, commands }: Pick<Editor, 'store' | 'commands'>): void {
  const isWaiting = useStore(store, hasUnanswered);
  const patience = useRef<number>(undefined);
  const isRetrying = useRef(false);
  useEffect(() => {
    const saveAgain = () => void commands.saveUnanswered();
    window.addEventListener('online', saveAgain);
    return () => window.removeEventListener('online', saveAgain);
  }, [commands]);
  useEffect(() => {
    async function saveAgain(next: number): Promise<void> {
      patience.current = next;
      isRetrying.current = true;
      await commands.saveUnanswered();
      isRetrying.current = false;
      if (!hasUnanswered(store.getState())) patience.current = undefined;
    }
    // A save by the user has succeeded, so the next retry waits no longer than usual.
    if (!isWaiting && !isRetrying.current) patience.current = undefined;
    return isWaiting ? whenReachable((next) => void saveAgain(next), patience.current) : undefined;
  }, [isWaiting, commands, store]);
}
