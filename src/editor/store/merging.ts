import type { mergeBlock } from '../../../content-model/merge-block.ts';
import { loadOnce } from '../../../shared/load-once.ts';

let loaded: typeof mergeBlock | undefined;

/** Loads the code that merges two edits of a block. Most sessions never meet another one. */
export const fetchMerging = loadOnce(async () => {
  loaded = (await import('../../../content-model/merge-block.ts')).mergeBlock;
  return loaded;
});

/** The code that merges, if it has come. Before anything was merged, there is nothing of others to keep. */
export function loadedMerging(): typeof mergeBlock | undefined {
  return loaded;
}
