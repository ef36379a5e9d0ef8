import { examineBlock } from '../../../content-model/examine-block.ts';
import type { Dependencies } from '../../platform/context.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { findModelsByIds } from '../block-content-models/service.ts';
import { readJson } from './check-rows.ts';
import { orDamage, type Reporting } from './finding.ts';
import {
  readOrphans,
  selectContent,
  selectLostSources,
  selectLostTargets,
  selectReferencesOf,
  type ContentRow,
} from './repository.ts';

const part = 'references' as const;

/** Checks that every row has its parents, and that the references in content are those that the database knows. */
export async function checkReferences(dependencies: Dependencies, reporting: Reporting): Promise<void> {
  const { db, dialect } = dependencies;
  reporting.progress('the references');
  await orDamage(reporting, { part, where: 'foreign keys' }, async () => {
    for (const { table, parent, rowid } of await readOrphans(db, dialect))
      reporting.damaged({
        part,
        where: `${table} row ${rowid ?? '?'}`,
        problem: `its row in ${parent} is missing`,
      });
  });
  await orDamage(reporting, { part, where: 'content_references' }, async () => {
    for (const source of await selectLostSources(db))
      reporting.damaged({ part, where: `content_references ${source}`, problem: 'its source is missing' });
    for (const { source, target_kind, target } of await selectLostTargets(db))
      reporting.note({
        part,
        where: `content_references ${source}`,
        problem: `the ${target_kind} ${target} is gone`,
      });
  });
  for (const table of ['blocks', 'components'] as const)
    await orDamage(reporting, { part, where: table }, () => checkContent(dependencies, reporting, table));
}

/** After a change of its model, content may refer to more than it did when it was saved. */
async function checkContent(
  dependencies: Dependencies,
  { note }: Reporting,
  table: 'blocks' | 'components',
): Promise<void> {
  const { db, registry } = dependencies;
  const check = async (rows: readonly ContentRow[]) => {
    const models = await findModelsByIds(
      dependencies,
      db,
      rows.map((row) => row.block_content_model),
    );
    const known = await selectReferencesOf(
      db,
      rows.map(({ id }) => id),
    );
    const stored = new Set(known.map(({ source, target }) => `${source} ${target}`));
    for (const { id, json, block_content_model } of rows) {
      const model = models.get(block_content_model);
      const data = readJson(json);
      if (model === undefined || data === undefined) continue;
      const { media, pages } = examineBlock(model, data, registry).references;
      for (const target of [...media, ...pages].filter((one) => !stored.has(`${id} ${one}`)))
        note({ part, where: `${table} ${id}`, problem: `its reference to ${target} is not recorded` });
    }
  };
  await inBatches(async (last: readonly ContentRow[] | undefined) => {
    const rows = await selectContent(db, table, last?.at(-1)?.id ?? '');
    return rows.length === 0 ? [] : [rows];
  }, check);
}
