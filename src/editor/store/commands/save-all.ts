import { changedKeys, firstErrored, isValid } from '../block-facts.ts';
import { saveAttempted } from '../transitions/saving.ts';
import { apply, type CommandContext } from './command-context.ts';
import { saveBlock } from './save-block.ts';

/** Saves everything changed and valid, in order, then opens the first block that could not be saved. */
export async function saveAll(context: CommandContext): Promise<boolean> {
  const { store, models } = context;
  const before = store.getState();
  const keys = changedKeys(before);
  const valid = keys.filter((key) => {
    const block = before.blocks.get(key);
    return block !== undefined && isValid(block, models);
  });
  let count = 0;
  // One at a time: each creation needs the positions of those before it.
  for (const key of valid) if (await saveBlock(context, key)) count += 1;
  if (count > 0) context.notify({ kind: 'saved' });
  const state = store.getState();
  const invalid = keys.map((key) => state.blocks.get(key)).find((block) => block && !isValid(block, models));
  if (invalid) apply(context, saveAttempted, { key: invalid.key, field: firstErrored(invalid, models) });
  return count === keys.length;
}
