import type { BlockData } from '../../../../shared/wire/content.ts';
import type { EditorState } from '../editor-state.ts';
import { announce, blockEdited, unmarked } from './editing.ts';
import { withHistoryEntry } from './history.ts';
import { asNew } from './saving.ts';
import { dropBlock, withBlock } from './with-block.ts';

export function deleteStarted(state: EditorState, key: string): EditorState {
  return { ...withBlock(state, key, () => ({ sync: 'deleting', failure: null })), deleteKey: null };
}

/** Undo restores the block's content as a new block. */
export function blockDeleted(state: EditorState, key: string): EditorState {
  const block = state.blocks.get(key);
  if (!block) return state;
  const index = state.order.indexOf(key);
  const next = { ...dropBlock(state, key), announcement: announce(state, 'removed', key) };
  return withHistoryEntry(next, { kind: 'remove', index, block: { ...block, ...asNew(block), ...unmarked } });
}

/** Shows the component empty again. Undo restores its content as a new one. */
export function componentEmptied(
  state: EditorState,
  { key, data, at }: { key: string; data: BlockData; at: number },
): EditorState {
  const next = withBlock(state, key, (block) => ({ ...asNew(block), ...unmarked, saved: data }));
  return blockEdited(next, { key, data, at });
}
