import { useEffect } from 'react';
import type { Editor } from '../store/create-editor.ts';
import { beginOpening } from './opening-block.ts';

/** Marks a block when it opens, so that its form appears with all its fields at once. */
export function useOpeningMark({ store }: Editor): void {
  useEffect(
    () =>
      store.subscribe(({ openKey }, before) => {
        if (openKey !== before.openKey && openKey) beginOpening(openKey);
      }),
    [store],
  );
}
