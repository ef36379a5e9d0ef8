import { isDecided } from '../block-facts.ts';
import { conflictSettled } from '../transitions/saving.ts';
import { apply, type CommandContext } from './command-context.ts';
import { saveBlock } from './save-block.ts';

/**
 * Builds the draft from the choices once every field has one. Saves it if another user's change was in the way; a restored draft
 * is not saved automatically.
 */
export async function settleConflict(context: CommandContext, key: string): Promise<boolean> {
  const conflict = context.store.getState().blocks.get(key)?.conflict;
  if (!conflict || !isDecided(conflict)) return false;
  apply(context, conflictSettled, key);
  return conflict.stored === null || saveBlock(context, key);
}
