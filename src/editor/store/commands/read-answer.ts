import { loadOnce } from '../../../../shared/load-once.ts';
import type { JournalRow } from '../../journal/journal.ts';
import type { StoredBlock } from '../block-api.ts';
import { readStored } from '../initial-state.ts';
import { saveFailed } from '../transitions/saving.ts';
import { apply, modelsOf, type CommandContext } from './command-context.ts';

/** The fields of a block type rarely change while a page is open. */
const fetchUpdating = loadOnce(() => import('../migration/update-models.ts'));

/**
 * Migrates the server's answer to the current block types. If fields have changed, first loads the new types, because
 * data is never read with other fields than its own. Undefined if that fails for now; the block with the key is saved
 * again later.
 */
export async function readAnswer(
  context: CommandContext,
  { key, block }: { readonly key?: string; readonly block: StoredBlock },
): Promise<StoredBlock | undefined> {
  const models = modelsOf(context);
  const isCurrent = !models.find(block.modelId) || models.schemaVersion(block.modelId) === (block.shape ?? 0);
  if (isCurrent) return readStored(models, block);
  try {
    const { migrateStored } = await fetchUpdating();
    return await migrateStored(context, block);
  } catch {
    fetchUpdating.retry();
    if (key !== undefined) apply(context, saveFailed, { key, message: '', unanswered: 'save' });
    return undefined;
  }
}

/** Migrates drafts of earlier sessions to the current block types. Leaves those that cannot be read yet for later. */
export async function readRows(
  context: CommandContext,
  rows: readonly JournalRow[],
): Promise<readonly JournalRow[]> {
  const models = modelsOf(context);
  const isCurrent = ({ modelId, shape = 0 }: JournalRow) =>
    !models.find(modelId) || models.schemaVersion(modelId) === shape;
  if (rows.every(isCurrent)) return rows;
  try {
    const { migrateRows } = await fetchUpdating();
    return await migrateRows(context, rows);
  } catch {
    fetchUpdating.retry();
    return rows.filter(isCurrent);
  }
}

/** Reloads the block types after an error that the known ones may not explain. Keeps them if no answer comes. */
export async function readTypesAgain(context: CommandContext): Promise<void> {
  try {
    const { updateModels } = await fetchUpdating();
    await updateModels(context);
  } catch {
    fetchUpdating.retry();
  }
}
