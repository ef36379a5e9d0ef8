import {
  changedKeys,
  firstErrored,
  hasUnsavedChanges,
  isDecided,
  isUnanswered,
  isValid,
} from '../block-facts.ts';
import type { EditorBlock } from '../editor-block.ts';
import { conflictSettled, connectionRestored, saveAttempted } from '../transitions/saving.ts';
import { apply, type CommandContext } from './command-context.ts';
import { deleteBlock } from './delete-block.ts';
import { inBackground } from './in-background.ts';
import { saveBlock } from './save-block.ts';

/**
 * Saves all changed and valid blocks, in order, with the choices made in conflicts. Then opens the first block with
 * errors or unresolved conflicts. Resolves to whether everything was saved.
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
  const unresolved = keys
    .map((key) => state.blocks.get(key))
    .find((block) => block && (block.conflict !== null || !isValid(block, state.models)));
  if (unresolved) {
    const field = unresolved.conflict ? undefined : firstErrored(unresolved, state.models);
    apply(context, saveAttempted, { key: unresolved.key, field });
  }
  return count === keys.length;
}

/**
 * Retries saves and deletions that got no answer once the connection is restored, and reports other unsaved changes. Runs
 * in the background, so it never moves the focus, and does not repeat failures that the blocks already show.
 */
export async function saveUnanswered(foreground: CommandContext): Promise<void> {
  const { blocks, order } = foreground.store.getState();
  const unanswered = new Map([...blocks].filter(([, block]) => isUnanswered(block)));
  const shownFailures = [...unanswered.values()].map(({ failure }) => failure);
  const notify: CommandContext['notify'] = (notice) => {
    if (notice.kind !== 'failed' || !shownFailures.includes(notice.message)) foreground.notify(notice);
  };
  const context = inBackground({ ...foreground, notify }, () => true);
  const { store } = context;
  const keysOf = (write: EditorBlock['unanswered']) =>
    order.filter((key) => unanswered.get(key)?.unanswered === write);
  const [saves, deletions] = [keysOf('save'), keysOf('delete')];
  store.setState(connectionRestored);
  const count = await saveInOrder(context, saves);
  for (const key of deletions) await deleteBlock(context, key);
  // Blocks that failed again show it themselves.
  if (count === saves.length && hasUnsavedChanges(store.getState())) context.notify({ kind: 'stillUnsaved' });
}

async function saveInOrder(context: CommandContext, keys: readonly string[]): Promise<number> {
  let count = 0;
  // One at a time: each creation needs the positions of those before it.
  for (const key of keys) if (await saveBlock(context, key)) count += 1;
  if (count > 0) context.notify({ kind: 'saved' });
  return count;
}
