import { useEffect } from 'react';
import type { Editor } from '../store/create-editor.ts';
import { beginWork, neverEnded } from './at-work.ts';

/** Marks the plugins of a block when it opens, so that its form appears with all its fields at once. */
export function useMarkOnOpen({ store }: Editor): void {
  useEffect(
    () =>
      store.subscribe(({ openKey, blocks, models }, before) => {
        const block = openKey === before.openKey ? undefined : blocks.get(openKey ?? '');
        const model = models.find(block?.modelId ?? '');
        for (const [name, { field_type: type }] of Object.entries(model?.content_model ?? {})) {
          const mark = { blockKey: openKey ?? '', name, type };
          if (!neverEnded(mark)) beginWork(mark);
        }
      }),
    [store],
  );
}
