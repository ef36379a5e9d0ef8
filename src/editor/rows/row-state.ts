import { isChanged } from '../store/block-facts.ts';
import type { EditorBlock } from '../store/editor-block.ts';

export type RowState = 'new' | 'changed' | 'saving' | 'failed' | 'conflict' | 'deleting';

/** A block's state as shown in its row; undefined when everything is saved. */
export function rowState(block: EditorBlock): RowState | undefined {
  if (block.sync !== 'idle') return block.sync;
  if (!isChanged(block)) return undefined;
  return block.id === null && block.saved === null ? 'new' : 'changed';
}
