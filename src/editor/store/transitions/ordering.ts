import type { StoredBlock } from '../block-api.ts';
import { savedKeys } from '../block-facts.ts';
import type { EditorState } from '../editor-state.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { forgotten } from './history.ts';
import { withBlock } from './with-block.ts';

/** Adopts the increased revisions where the data is unchanged. */
export function orderSaved(
  state: EditorState,
  { keys, blocks }: { keys: readonly string[]; blocks: readonly StoredBlock[] },
): EditorState {
  const stored = new Map(blocks.map((block) => [block.id, block]));
  let next = state;
  for (const [key, { id, revision, saved }] of state.blocks) {
    const now = id === null ? undefined : stored.get(id);
    if (!now || now.revision === revision || !sameValue(now.data, saved)) continue;
    next = withBlock(next, key, () => ({ revision: now.revision }));
  }
  return { ...next, savedOrder: keys };
}

export function orderRejected(state: EditorState): EditorState {
  const saved = new Set(savedKeys(state));
  const sequence = state.savedOrder.filter((key) => saved.has(key));
  let at = 0;
  const order = state.order.map((key) => (saved.has(key) ? (sequence[at++] ?? key) : key));
  const next = forgotten({ ...state, order }, (entry) => entry.kind === 'move');
  const announcement = { kind: 'orderRefused', modelId: '', position: 0, count: order.length } as const;
  return { ...next, announcement };
}
