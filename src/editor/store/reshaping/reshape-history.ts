import type { BlockData } from '../../../../shared/wire/content.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import type { HistoryEntry, HistoryStep } from '../history-entry.ts';
import { differences } from '../transitions/editing.ts';
import { retyped, reversed } from '../transitions/history.ts';

/** What reshaping does to a block and to its data. */
export interface Reshaping {
  block(block: EditorBlock): EditorBlock;
  data(block: Pick<EditorBlock, 'key' | 'id' | 'modelId'>, data: BlockData): BlockData;
}

/**
 * The steps to undo and to redo, for the fields of now. A step names the fields that it changed, and those of before may have
 * become one or none: so each is made again, from what the block had before it and after it.
 */
export function reshapeHistory(
  state: EditorState,
  reshaping: Reshaping,
): Pick<EditorState, 'past' | 'future'> {
  const past = retold(state, state.past.toReversed().map(reversed), reshaping).map(reversed).toReversed();
  // The last of these is the first to be redone.
  const future = retold(state, state.future.toReversed(), reshaping).toReversed();
  return { past, future };
}

/** Entries made again, in the order in which they would be applied to the blocks of now. */
function retold(
  { blocks, models }: EditorState,
  entries: readonly HistoryEntry[],
  reshaping: Reshaping,
): readonly HistoryEntry[] {
  const now = new Map<string, EditorBlock>(blocks);
  function tell(step: HistoryStep): HistoryStep[] {
    switch (step.kind) {
      case 'move':
        return [step];
      case 'add':
        now.set(step.block.key, step.block);
        return [{ ...step, block: reshaping.block(step.block) }];
      case 'remove':
        now.delete(step.block.key);
        return [{ ...step, block: reshaping.block(step.block) }];
      case 'edit': {
        const block = now.get(step.key);
        if (block === undefined) return [];
        const draft = retyped(models, block, step);
        now.set(step.key, { ...block, draft });
        const changes = differences(reshaping.data(block, block.draft), reshaping.data(block, draft));
        return Object.keys(changes).length === 0 ? [] : [{ ...step, changes }];
      }
    }
  }
  return entries.flatMap((entry): HistoryEntry[] => {
    if (entry.kind !== 'several') return tell(entry);
    const steps = entry.steps.flatMap(tell);
    return steps.length === 0 ? [] : [{ ...entry, steps }];
  });
}
