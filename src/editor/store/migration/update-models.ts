import { haveSameRules } from '../../../../content-model/operations/same-rules.ts';
import type { JournalRow } from '../../journal/journal.ts';
import { isOfOneTime, type Reloaded, type StoredBlock } from '../block-api.ts';
import { modelsOf, type CommandContext } from '../commands/command-context.ts';
import { createContentModels } from '../content-models.ts';
import { readStored } from '../initial-state.ts';
import { fetchMerging } from '../merging.ts';
import { journalRejected } from '../transitions/recovering.ts';
import { migrateRow, migrateState } from './migrate-state.ts';
import { createMigration, type Migration } from './migration.ts';

/** How often the block types are read again if plans keep changing them. */
const mostTries = 5;

/** Migrates a block with another schema version. Rejects if the block types or plans cannot be loaded. */
export async function migrateStored(context: CommandContext, block: StoredBlock): Promise<StoredBlock> {
  const { id, modelId, shape: from = 0 } = block;
  if (from > modelsOf(context).schemaVersion(modelId)) await updateModels(context);
  const models = modelsOf(context);
  const shape = models.schemaVersion(modelId);
  if (from >= shape) return readStored(models, block);
  const steps = await context.api.steps(modelId, from);
  if (models !== modelsOf(context)) return migrateStored(context, block);
  const migration = createMigration(modelId, { models, steps });
  return { ...block, shape, data: migration.data(block.data, { from, seed: id }) };
}

/** Migrates drafts of earlier sessions. Rejects if the block types or plans cannot be loaded. */
export async function migrateRows(
  context: CommandContext,
  rows: readonly JournalRow[],
): Promise<readonly JournalRow[]> {
  if (rows.some(({ modelId, shape = 0 }) => shape > modelsOf(context).schemaVersion(modelId)))
    await updateModels(context);
  const models = modelsOf(context);
  const migrations = new Map<string, Migration>();
  for (const modelId of new Set(rows.map((row) => row.modelId))) {
    const from = rows.filter((row) => row.modelId === modelId).map(({ shape = 0 }) => shape);
    const steps = models.find(modelId) ? await context.api.steps(modelId, Math.min(...from)) : [];
    migrations.set(modelId, createMigration(modelId, { models, steps }));
  }
  return rows.map((row) => migrateRow(row, { models, migrations }));
}

/** Reloads the block types, and migrates the editor if they have changed. Concurrent calls share one update. */
export async function updateModels(context: CommandContext): Promise<void> {
  context.updating.models ??= update(context).finally(() => {
    context.updating.models = undefined;
  });
  return context.updating.models;
}

async function update(context: CommandContext): Promise<void> {
  const { api, store, journal, now, notify } = context;
  const fresh = await reload(context);
  const before = modelsOf(context);
  const models = createContentModels(fresh.models, before.registry, { isOffered: before.isOffered });
  const migrations = new Map<string, Migration>();
  for (const { id, content_model } of before.list) {
    const from = before.schemaVersion(id);
    const model = models.find(id);
    // A plan may change only labels and API names.
    if (!model || models.schemaVersion(id) === from || haveSameRules(model.content_model, content_model))
      continue;
    migrations.set(id, createMigration(id, { models, before, steps: await api.steps(id, from) }));
  }
  const mergeBlock = await fetchMerging();
  // No `await` from here on, because nothing must be typed in between.
  const stored = fresh.blocks.map((block) => readStored(models, block));
  const means = { models, migrations, stored, mergeBlock, session: journal.session, at: now() };
  const { state, lost } = migrateState(store.getState(), means);
  store.setState(() => state);
  if ([...state.blocks.values()].some(({ modelId }) => migrations.has(modelId)))
    notify({ kind: 'fieldsChanged' });
  if (lost.length > 0)
    await journal.record({ rows: lost, clearedKeys: [] }).catch(() => store.setState(journalRejected));
  await context.flush();
}

async function reload({ api }: CommandContext): Promise<Reloaded> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const fresh = await api.reload();
    if (isOfOneTime(fresh)) return fresh;
  }
  throw new Error('The block types change faster than they can be read.');
}
