import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { whenIdle } from '../lib/when-idle.ts';
import type { EditorState } from './store/editor-state.ts';

/**
 * A value that depends on the content of all blocks. After a change of one it is computed when the browser is idle, so that typing
 * does not wait for it.
 */
export function useInPause<Value>(
  store: StoreApi<EditorState>,
  compute: (state: EditorState) => Value,
): Value {
  const [value, setValue] = useState(() => compute(store.getState()));
  useEffect(() => {
    let cancel: (() => void) | undefined;
    let known: EditorState | undefined;
    const wait = () => {
      const now = store.getState();
      if (now.blocks === known?.blocks && now.order === known.order && now.models === known.models) return;
      known = now;
      cancel ??= whenIdle(() => {
        cancel = undefined;
        setValue(compute(store.getState()));
      });
    };
    wait();
    const unsubscribe = store.subscribe(wait);
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [store, compute]);
  return value;
}
