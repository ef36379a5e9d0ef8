import { examineBlock } from '../../../content-model/examine-block.ts';
import type { Dependencies } from '../../platform/context.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { areKeysReadable } from '../accesses/service.ts';
import { findModelsByIds } from '../block-content-models/service.ts';
import { orDamage, type Reporting } from './finding.ts';
import {
  jsonColumns,
  selectContent,
  selectJson,
  selectPagesWithoutVersion,
  selectVersions,
  type ContentRow,
  type JsonRow,
  type JsonTable,
  type VersionRow,
} from './repository.ts';

/** Checks that every JSON text can be read and that content fits its model. Returns how many rows it has read. */
export async function checkRows(dependencies: Dependencies, reporting: Reporting): Promise<number> {
  const { db, secrets } = dependencies;
  let count = 0;
  for (const table of Object.keys(jsonColumns) as JsonTable[]) {
    reporting.progress(`the rows of ${table}`);
    await orDamage(reporting, { part: 'rows', where: table }, async () => {
      count += await inBatches(
        (last: JsonRow | undefined) => selectJson(db, table, last?.id ?? ''),
        (row) => checkJson(reporting, `${table} ${row.id}`, row.json),
      );
    });
  }
  await orDamage(reporting, { part: 'rows', where: 'page_versions' }, async () => {
    reporting.progress('the rows of page_versions');
    count += await inBatches(
      (last: VersionRow | undefined) => selectVersions(db, last ?? { page: '', version: 0 }),
      ({ page, version, json }) => checkJson(reporting, `page_versions ${page} ${version}`, json),
    );
    for (const page of await selectPagesWithoutVersion(db))
      reporting.damaged({ part: 'rows', where: `pages ${page}`, problem: 'its live version is missing' });
  });
  await orDamage(reporting, { part: 'rows', where: 'accesses' }, async () => {
    if (!(await areKeysReadable(db, secrets)))
      reporting.damaged({ part: 'rows', where: 'accesses', problem: 'a key cannot be decrypted' });
  });
  for (const table of ['blocks', 'components'] as const) {
    reporting.progress(`the models of ${table}`);
    await orDamage(reporting, { part: 'rows', where: table }, () => checkFit(dependencies, reporting, table));
  }
  return count;
}

function checkJson({ damaged }: Reporting, where: string, json: string): void {
  if (readJson(json) === undefined) damaged({ part: 'rows', where, problem: 'its JSON cannot be read' });
}

/** A changed model leaves content as it is until somebody saves it, so content that does not fit is no damage. */
async function checkFit(
  dependencies: Dependencies,
  reporting: Reporting,
  table: 'blocks' | 'components',
): Promise<void> {
  const { db, registry } = dependencies;
  await inBatches(
    (last: ContentRow | undefined) => selectContent(db, table, last?.id ?? ''),
    async ({ id, json, block_content_model }) => {
      const where = `${table} ${id}`;
      const model = (await findModelsByIds(dependencies, db, [block_content_model])).get(block_content_model);
      const data = readJson(json);
      if (model === undefined || data === undefined) return;
      const fields = Object.keys(examineBlock(model, data, registry).issues);
      if (fields.length > 0)
        reporting.note({ part: 'rows', where, problem: `does not fit its model: ${fields.join(', ')}` });
    },
  );
}

/** Parsed JSON; undefined if it cannot be read. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
