import { choiceMade, conflictSettled } from '../transitions/saving.ts';
import { apply, type CommandContext } from './command-context.ts';
import { saveBlock } from './save-block.ts';

/** Takes the editor's choice for one field of a conflict. */
export function chooseSide(
  context: CommandContext,
  choice: { key: string; field: string; side: 'mine' | 'theirs' },
): void {
  apply(context, choiceMade, choice);
}

/**
 * Makes the draft from the choices, once there is one for every field, and saves it where somebody else's state was
 * in the way. A restored draft is not saved by itself.
 */
export async function settleConflict(context: CommandContext, key: string): Promise<boolean> {
  const conflict = context.store.getState().blocks.get(key)?.conflict;
  if (!conflict || Object.values(conflict.choices).includes(null)) return false;
  apply(context, conflictSettled, key);
  return conflict.stored === null || saveBlock(context, key);
}
