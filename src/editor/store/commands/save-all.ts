import {
  changedKeys,
  firstErrored,
  hasUnsavedChanges,
  isDecided,
  isUnanswered,
  isValid,
} from '../block-facts.ts';
import type { EditorBlock } from '../editor-block.ts';
import { conflictSettled, connectionBack, saveAttempted } from '../transitions/saving.ts';
import { apply, type CommandContext } from './command-context.ts';
import { deleteBlock } from './delete-block.ts';
import { saveBlock } from './save-block.ts';
import { staying } from './staying.ts';

/**
 * Saves all changed and valid blocks, in order, with the choices made in conflicts. Then opens the first block that
 * needs the user, because its fields have errors or it has conflicts to resolve.
 */
export async function saveAll(context: CommandContext): Promise<boolean> {
  const { store } = context;
  for (const { key, conflict } of store.getState().blocks.values())
    if (conflict && isDecided(conflict)) apply(context, conflictSettled, key);
  const before = store.getState();
  const keys = changedKeys(before);
  const valid = keys.filter((key) => {
    const block = before.blocks.get(key);
    return block !== undefined && isValid(block, before.models);
  });
  const count = await saveInOrder(context, valid);
  const state = store.getState();
  const waiting = keys
    .map((key) => state.blocks.get(key))
    .find((block) => block && (block.conflict !== null || !isValid(block, state.models)));
  if (waiting) {
    const field = waiting.conflict ? undefined : firstErrored(waiting, state.models);
    apply(context, saveAttempted, { key: waiting.key, field });
  }
  return count === keys.length;
}

/**
 * Retries saves and deletions that got no answer once the connection is back, and reports other unsaved changes. The
 * user did not request it now, so it never moves the focus. A call without an answer, which the block already shows, is
 * not reported again.
 */
export async function saveUnanswered(asked: CommandContext): Promise<void> {
  const { blocks, order } = asked.store.getState();
  const waiting = new Map([...blocks].filter(([, block]) => isUnanswered(block)));
  const known = [...waiting.values()].map(({ failure }) => failure);
  const notify: CommandContext['notify'] = (notice) => {
    if (notice.kind !== 'failed' || !known.includes(notice.message)) asked.notify(notice);
  };
  const context = staying({ ...asked, notify }, () => true);
  const { store } = context;
  const keysOf = (write: EditorBlock['unanswered']) =>
    order.filter((key) => waiting.get(key)?.unanswered === write);
  const [unsaved, doomed] = [keysOf('save'), keysOf('delete')];
  store.setState(connectionBack);
  const saved = await saveInOrder(context, unsaved);
  for (const key of doomed) await deleteBlock(context, key);
  const isAllSaved = saved === unsaved.length;
  // Blocks that failed again show it.
  if (isAllSaved && hasUnsavedChanges(store.getState())) context.notify({ kind: 'stillUnsaved' });
}

async function saveInOrder(context: CommandContext, keys: readonly string[]): Promise<number> {
  let count = 0;
  // One at a time: each creation needs the positions of those before it.
  for (const key of keys) if (await saveBlock(context, key)) count += 1;
  if (count > 0) context.notify({ kind: 'saved' });
  return count;
}
