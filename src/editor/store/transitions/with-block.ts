import type { EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';

/** Ignores an unknown key: its block was removed while a response was pending. */
export function withBlock(
  state: EditorState,
  key: string,
  change: (block: EditorBlock) => Partial<EditorBlock>,
): EditorState {
  const block = state.blocks.get(key);
  if (!block) return state;
  return { ...state, blocks: new Map(state.blocks).set(key, { ...block, ...change(block) }) };
}

export function insertBlock(state: EditorState, block: EditorBlock, index: number): EditorState {
  const at = Math.min(Math.max(index, 0), state.order.length);
  return {
    ...state,
    blocks: new Map(state.blocks).set(block.key, block),
    order: state.order.toSpliced(at, 0, block.key),
  };
}

export function dropBlock(state: EditorState, key: string): EditorState {
  const blocks = new Map(state.blocks);
  blocks.delete(key);
  return {
    ...state,
    blocks,
    order: state.order.filter((other) => other !== key),
    savedOrder: state.savedOrder.filter((other) => other !== key),
    openKey: state.openKey === key ? null : state.openKey,
    focus: state.focus?.key === key ? null : state.focus,
    carried: state.carried?.key === key ? null : state.carried,
    deleteKey: state.deleteKey === key ? null : state.deleteKey,
  };
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
