import type { BlockData } from '../../../../shared/wire/content.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import type { HistoryEntry, HistoryStep } from '../history-entry.ts';
import { differences } from '../transitions/editing.ts';
import { retyped, reversed } from '../transitions/history.ts';

interface Migrate {
  block(block: EditorBlock): EditorBlock;
  data(block: EditorBlock, data: BlockData): BlockData;
}

/**
 * Migrates the steps to undo and to redo. A step names the changed fields, which may have become one or none: each is derived
 * again from the data before it and after it.
 */
export function migrateHistory(state: EditorState, migrate: Migrate): Pick<EditorState, 'past' | 'future'> {
  const past = replayed(state, state.past.toReversed().map(reversed), migrate).map(reversed).toReversed();
  // The last of these is the first to be redone.
  const future = replayed(state, state.future.toReversed(), migrate).toReversed();
  return { past, future };
}

/** Derives entries again, in the order in which they would be applied to the current blocks. */
function replayed(
  { blocks, models }: EditorState,
  entries: readonly HistoryEntry[],
  migrate: Migrate,
): readonly HistoryEntry[] {
  const now = new Map<string, EditorBlock>(blocks);
  function replay(step: HistoryStep): HistoryStep[] {
    if (step.kind === 'move') return [step];
    if (step.kind !== 'edit') {
      if (step.kind === 'add') now.set(step.block.key, step.block);
      else now.delete(step.block.key);
      return [{ ...step, block: migrate.block(step.block) }];
    }
    const block = now.get(step.key);
    if (block === undefined) return [];
    const draft = retyped(models, block, step);
    now.set(step.key, { ...block, draft });
    const changes = differences(migrate.data(block, block.draft), migrate.data(block, draft));
    return Object.keys(changes).length === 0 ? [] : [{ ...step, changes }];
  }
  return entries.flatMap((entry): readonly HistoryEntry[] => {
    const steps = (entry.kind === 'several' ? entry.steps : [entry]).flatMap(replay);
    return entry.kind === 'several' && steps.length > 0 ? [{ ...entry, steps }] : steps;
  });
}
