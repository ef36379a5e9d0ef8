import type { Dependencies } from '../../platform/context.ts';
import { currentTables } from '../../platform/database/current-tables.ts';
import type { BlockRow, Schema } from '../../platform/database/schema.ts';
import type { Row, Table } from '../../platform/database/tables.ts';
import { checkContent } from './check-content.ts';
import { checkSecret, ciphers } from './check-secrets.ts';
import { orDamage, readJson, type Reporting } from './finding.ts';
import { scanTable, selectPagesWithoutVersion } from './repository.ts';

/** The JSON columns by table. */
const jsonColumns: { readonly [Name in keyof Schema]?: keyof Schema[Name] } = {
  workspaces: 'tags',
  block_content_models: 'content_model',
  blocks: 'data',
  components: 'data',
  content_history: 'data',
  page_versions: 'blocks',
  plans: 'operations',
  accesses: 'allowed_origins',
};

/**
 * Reads every row of every table, all JSON and encrypted text in them, and compares content with its model. Returns the
 * number of rows.
 */
export async function checkRows(dependencies: Dependencies, reporting: Reporting): Promise<number> {
  let all = 0;
  for (const table of await currentTables()) {
    const { name } = table;
    let count = 0;
    reporting.progress(`Checking ${name}`);
    await orDamage(reporting, { part: 'rows', where: name }, () =>
      scanTable(dependencies, table, async (rows) => {
        for (const row of rows) await checkRow(dependencies, reporting, { table, row });
        if (name === 'blocks' || name === 'components')
          await checkContent(dependencies, reporting, { table: name, rows: rows as unknown as BlockRow[] });
        reporting.progress(`Checking ${name}: ${(count += rows.length)} rows`);
      }),
    );
    all += count;
  }
  await orDamage(reporting, { part: 'rows', where: 'pages' }, async () => {
    for (const page of await selectPagesWithoutVersion(dependencies.db))
      reporting.damaged({ part: 'rows', where: `pages ${page}`, problem: 'its live version is missing' });
  });
  return all;
}

async function checkRow(
  dependencies: Dependencies,
  reporting: Reporting,
  { table: { name, key }, row }: { readonly table: Table; readonly row: Row },
): Promise<void> {
  const where = `${name} ${key.map((column) => String(row[column])).join(' ')}`;
  const json = jsonColumns[name as keyof Schema];
  if (json !== undefined && readJson(String(row[json])) === undefined)
    reporting.damaged({ part: 'rows', where, problem: 'its JSON cannot be read' });
  if (Object.hasOwn(ciphers, name)) await checkSecret(dependencies, reporting, { name, where, row });
}
