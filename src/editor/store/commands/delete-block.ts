import type { RemoveResult } from '../block-api.ts';
import type { EditorBlock } from '../editor-block.ts';
import { emptyData } from '../initial-state.ts';
import { blockDeleted, componentEmptied, deleteStarted } from '../transitions/deleting.ts';
import { saveFailed } from '../transitions/saving.ts';
import { isBusy } from '../block-facts.ts';
import { endAttempt, openAttempt } from './attempts.ts';
import { countWrite, apply, modelsOf, notifyChanged, type CommandContext } from './command-context.ts';
import { readAnswer } from './read-answer.ts';
import { joinWithTheirs } from './save-block.ts';

/** Removes a block that was never saved; for any other, asks first (spec section 4). */
export function removeBlock(context: CommandContext, key: string): void {
  const block = context.store.getState().blocks.get(key);
  if (!block || isBusy(block)) return;
  if (block.id === null && !openAttempt(block)) apply(context, blockDeleted, key);
  else context.store.setState((state) => ({ ...state, deleteKey: key }));
}

export function deleteBlock(context: CommandContext, key: string): Promise<boolean> {
  return context.enqueue(async () => {
    const block = context.store.getState().blocks.get(key);
    if (!block || isBusy(block) || (block.id === null && !openAttempt(block))) return false;
    apply(context, deleteStarted, key);
    const result = await countWrite(context, () => remove(context, block));
    switch (result.kind) {
      case 'removed':
      case 'gone':
        finish(context, key);
        return true;
      case 'conflict': {
        const current = await readAnswer(context, { key, block: result.current });
        if (current) await joinWithTheirs(context, { key, current });
        notifyChanged(context, 'changedBeforeDelete', result.current);
        return false;
      }
      case 'fieldErrors':
      case 'failed': {
        const message =
          result.kind === 'failed' ? result.message : Object.values(result.errors).flat().join(' ');
        const unanswered = result.kind === 'failed' && result.unanswered === true ? 'delete' : undefined;
        apply(context, saveFailed, { key, message, unanswered });
        context.notify({ kind: 'failed', message });
        return false;
      }
    }
  });
}

/** A creation that got no answer is repeated first: the server answers with the block, and creates it if it is missing. */
async function remove({ api }: CommandContext, block: EditorBlock): Promise<RemoveResult> {
  const attempt = openAttempt(block);
  if (!attempt) return block.id === null ? { kind: 'gone' } : api.remove({ ...block, id: block.id });
  const created = await api.create(attempt);
  if (created.kind === 'fieldErrors') return { kind: 'gone' };
  if (created.kind !== 'saved') return created;
  const removed = await api.remove(created.block);
  if (removed.kind === 'removed') endAttempt(attempt.data);
  return removed;
}

function finish(context: CommandContext, key: string): void {
  const block = context.store.getState().blocks.get(key);
  if (!block) return;
  if (context.fixed)
    apply(context, componentEmptied, {
      ...{ key, data: emptyData(modelsOf(context), block.modelId), at: context.now() },
    });
  else apply(context, blockDeleted, key);
  context.notify({ kind: 'deleted' });
}
