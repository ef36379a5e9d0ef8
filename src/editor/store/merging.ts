import type { mergeBlock } from '../../../content-model/merge-block.ts';
import { loadOnce } from '../../../shared/load-once.ts';

let loaded: typeof mergeBlock | undefined;

/** Loads the code that merges two edits of a block. Most sessions never need it. */
export const fetchMerging = loadOnce(async () => {
  loaded = (await import('../../../content-model/merge-block.ts')).mergeBlock;
  return loaded;
});

/** The merge code, if it has loaded. Before the first merge, there is no other edit to keep. */
export function loadedMerging(): typeof mergeBlock | undefined {
  return loaded;
}
