import { sql } from 'kysely';
import type { Db } from './database.ts';
import { StartError } from '../errors/start-checks.ts';
import { countRows, inSteps, readRows, type Row, type RowCounts, type Side, type Table } from './tables.ts';

/** Reports progress to the operator. */
export type Tell = (text: string) => void;

/**
 * Replaces the rows of one database with those of another that has the same schema, then compares both row by row.
 * Throws `StartError` if they differ. Run it in a transaction of the target.
 */
export async function copyTables(
  { from, to, tables }: { readonly from: Side; readonly to: Side; readonly tables: readonly Table[] },
  tell: Tell,
): Promise<RowCounts> {
  // Migrations fill some tables.
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(to.db);
  const counts = await countRows(from.db, tables);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of tables) {
    await inSteps({ side: from, table, order: 'by key' }, async (rows) => {
      await insertRows(to.db, table, rows);
      tell(`Copying rows: ${(done += rows.length)} of ${all}, now ${table.name}`);
    });
  }
  done = 0;
  for (const table of tables) {
    tell(`Comparing rows: ${done} of ${all}, now ${table.name}`);
    await compareTable(from, to, table);
    done += counts[table.name] ?? 0;
  }
  return counts;
}

async function compareTable(from: Side, to: Side, table: Table): Promise<void> {
  const copy = await readRows(to, table, 'by key');
  await inSteps({ side: from, table, order: 'by key' }, async (rows) => {
    const copied = await copy.next(rows.length);
    rows.forEach((row, at) => requireSame(table, row, copied[at]));
  });
  if ((await copy.next(1)).length > 0) throw new StartError(`The copy of ${table.name} has more rows.`);
}

function requireSame(table: Table, row: Row, copy: Row | undefined): void {
  const column = table.columns.find((name) => copy === undefined || row[name] !== copy[name]);
  if (column === undefined) return;
  const key = table.key.map((name) => String(row[name])).join(' ');
  throw new StartError(`The copy of ${table.name} ${key} differs in ${column}.`);
}

async function insertRows(db: Db, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
}
