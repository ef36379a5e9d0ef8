import { isDecided } from '../block-facts.ts';
import type { ConflictChoice } from '../editor-block.ts';
import { choiceMade, conflictSettled } from '../transitions/saving.ts';
import type { Place } from '../places.ts';
import { apply, type CommandContext } from './command-context.ts';
import { saveBlock } from './save-block.ts';

export function chooseSide(
  context: CommandContext,
  choice: { key: string; field: Place; side: ConflictChoice },
): void {
  apply(context, choiceMade, choice);
}

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
