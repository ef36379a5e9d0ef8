import { sql } from 'kysely';
import type { Db } from './database.ts';
import { StartError } from '../errors/start-checks.ts';
import { countRows, inSteps, type Row, type RowCounts, type Table } from './tables.ts';

/** Reports progress to the operator. */
export type ShowProgress = (text: string) => void;

/**
 * Replaces the rows of one database with those of another that has the same schema, then counts both. Throws
 * `StartError` if the numbers differ. Run it in a transaction of the target.
 */
export async function copyTables(
  { from, to, tables }: { readonly from: Db; readonly to: Db; readonly tables: readonly Table[] },
  progress: ShowProgress,
): Promise<RowCounts> {
  // Migrations fill some tables.
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(to);
  const counts = await countRows(from, tables);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of tables) {
    await inSteps(from, table, async (rows) => {
      await insertRows(to, table, rows);
      progress(`Copying rows: ${(done += rows.length)} of ${all}, now ${table.name}`);
    });
  }
  const copied = await countRows(to, tables);
  const differing = tables.find(({ name }) => copied[name] !== counts[name]);
  if (differing !== undefined) throw new StartError(`The copy of ${differing.name} has other rows.`);
  return counts;
}

async function insertRows(db: Db, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
}
