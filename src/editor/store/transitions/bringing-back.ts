import type { BlockData } from '../../../../shared/wire/content.ts';
import type { EditorState } from '../editor-state.ts';
import { addedBlock, readable } from '../initial-state.ts';
import { blockAdded, blockEdited, blockOpened } from './editing.ts';

export interface FormerBlock {
  /** The current block; undefined if it was removed. */
  readonly key: string | undefined;
  readonly id: string;
  readonly modelId: string;
  readonly data: BlockData;
  readonly index: number;
}

interface Means {
  readonly newKey: string;
  readonly at: number;
}

/** Restores the data of a former version. It is one step to undo, and nothing is saved. */
export function blockBroughtBack(
  state: EditorState,
  { key, id, modelId, data, index, newKey, at }: FormerBlock & Means,
): EditorState {
  const { models } = state;
  if (models.find(modelId) === undefined) return state;
  const draft = readable(models, modelId, data);
  if (key === undefined) {
    const block = { ...addedBlock(models, { key: newKey, modelId }), draft, copyOf: id };
    return { ...blockAdded(state, { block, index }), focus: null };
  }
  const block = state.blocks.get(key);
  if (!block || block.modelId !== modelId || block.sync === 'deleting' || block.sync === 'conflict')
    return state;
  const next = blockEdited(state, { key, data: draft, at });
  return next === state ? state : blockOpened(next, { key, focus: null });
}
