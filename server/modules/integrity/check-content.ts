import { validateBlock } from '../../../content-model/validate-block.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { BlockRow, ComponentRow } from '../../platform/database/schema.ts';
import { migrateRows, findModelsByIds } from '../block-content-models/service.ts';
import { readJson, type Reporting } from './finding.ts';
import { selectReferencesOf, selectRevision, type ContentTable } from './repository.ts';

/**
 * Compares blocks or components with their models and recorded references. A changed model leaves content unchanged
 * until it is saved, so type mismatches are not damage.
 */
export async function checkContent(
  dependencies: Dependencies,
  { note }: Reporting,
  { table, rows }: { readonly table: ContentTable; readonly rows: readonly (BlockRow | ComponentRow)[] },
): Promise<void> {
  const { db, registry } = dependencies;
  const models = await readableModels(
    dependencies,
    rows.map((row) => row.block_content_model),
  );
  const known = await selectReferencesOf(
    db,
    rows.map(({ id }) => id),
  );
  const stored = new Set(known.map(({ source, target }) => `${source} ${target}`));
  const readable = rows.filter((row) => readJson(row.data) !== undefined);
  for (const row of await migrateRows(dependencies, db, { rows: readable, models })) {
    const { id, data: json, block_content_model, revision } = row;
    const model = models.get(block_content_model);
    const data = readJson(json);
    if (model === undefined || data === undefined) continue;
    const where = `${table} ${id}`;
    const { issues, references } = validateBlock(model, data, registry);
    const fields = Object.keys(issues);
    if (fields.length > 0)
      note({ part: 'rows', where, problem: `does not fit its model: ${fields.join(', ')}` });
    const lost = [...references.media, ...references.pages].filter((one) => !stored.has(`${id} ${one}`));
    // It may have been written after it was read.
    if (lost.length === 0 || (await selectRevision(db, table, id)) !== revision) continue;
    for (const target of lost)
      note({ part: 'references', where, problem: `its reference to ${target} is not recorded` });
  }
}

/** The readable models. The others are reported with their own table. */
async function readableModels(
  dependencies: Dependencies,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BlockContentModel>> {
  const found = new Map<string, BlockContentModel>();
  for (const id of new Set(ids)) {
    try {
      for (const [read, model] of await findModelsByIds(dependencies, dependencies.db, [id]))
        found.set(read, model);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return found;
}
