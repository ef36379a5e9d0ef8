import type { Dependencies } from '../../platform/context.ts';
import { currentTables } from '../../platform/database/current-tables.ts';
import type {
  ApiKeyRow,
  BlockRow,
  ComponentRow,
  IdempotencyKeyRow,
  OutboxRow,
  Schema,
} from '../../platform/database/schema.ts';
import type { Row, Table } from '../../platform/database/tables.ts';
import { orDamage, readJson, type Reporting } from './finding.ts';
import {
  type ContentTable,
  scanTable,
  selectPagesWithoutVersion,
  selectReferencesOf,
  selectRevision,
} from './repository.ts';
import { validateBlock } from '../../../content-model/validate-block.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { findModelsByIds, migrateRows } from '../block-content-models/service.ts';
import { readStoredAnswer } from '../../platform/database/idempotency-records.ts';
import { StartError } from '../../platform/errors/start-checks.ts';
import { isKeyWhole } from '../api-keys/service.ts';
import { readMail } from '../mails/service.ts';
import { isSecretInUse } from '../secrets/service.ts';

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
      scanTable(dependencies.db, table, async (rows) => {
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

/**
 * Compares blocks or components with their models and recorded references. A changed model leaves content unchanged
 * until it is saved, so type mismatches are not damage.
 */
async function checkContent(
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

/** Readers of encrypted columns by table. A reader throws or returns false for an unreadable row. */
const ciphers: Readonly<Record<string, (dependencies: Dependencies, row: unknown) => unknown>> = {
  accesses: ({ secrets }, row) => isKeyWhole(secrets, row as ApiKeyRow),
  outbox: (dependencies, row) => readMail(dependencies, row as OutboxRow),
  idempotency_keys: ({ secrets }, row) => readStoredAnswer(secrets, row as IdempotencyKeyRow),
};

/**
 * Reads the encrypted part of a row. An abandoned mail may be from before a lost secret. Throws `StartError` if the
 * secret was replaced since the check began.
 */
async function checkSecret(
  dependencies: Dependencies,
  { damaged, note }: Reporting,
  { name, where, row }: { readonly name: string; readonly where: string; readonly row: Row },
): Promise<void> {
  if (isReadable(dependencies, name, row)) return;
  if (!(await isSecretInUse(dependencies)))
    throw new StartError('The secret was replaced during the check; run it again.');
  const report = (row['failed_at'] ?? null) === null ? damaged : note;
  report({ part: 'rows', where, problem: 'what is encrypted in it cannot be read with the secret' });
}

function isReadable(dependencies: Dependencies, name: string, row: Row): boolean {
  try {
    return ciphers[name]?.(dependencies, row) !== false;
  } catch {
    return false;
  }
}
