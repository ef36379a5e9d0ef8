import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { StartError } from '../start-checks.ts';
import { countRows, readRows, type Row, type RowCounts, type Table } from './tables.ts';

/** One side of a copy. Over PostgreSQL, `db` is a transaction. */
type Side = Pick<Database, 'db' | 'dialect'>;

/** Says how far the work is, for people. */
export type Tell = (text: string) => void;

/** How many characters a step may hold in memory, and how many rows: a statement can have only so many values. */
const most = { characters: 16_000_000, rows: 500 };

/**
 * Replaces the rows of the tables of one database with those of another that has the same schema, then reads both again and
 * compares them row by row. Throws `StartError` when they differ. Run it in a transaction of the target.
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
    await inSteps(from, table, async (rows) => {
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
  const copy = await readRows(to, table);
  await inSteps(from, table, async (rows) => {
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

/** Reads a table in steps for which even its longest rows are not too much. */
async function inSteps(
  side: Side,
  table: Table,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const longest = Math.max(1, await longestRow(side.db, table));
  const count = Math.max(1, Math.min(most.rows, Math.floor(most.characters / longest)));
  const reader = await readRows(side, table);
  for (let rows = await reader.next(count); rows.length > 0; rows = await reader.next(count))
    await work(rows);
}

async function longestRow(db: Db, { name, texts }: Table): Promise<number> {
  const lengths = [...texts].map((column) => sql`coalesce(length(${sql.ref(column)}), 0)`);
  const { rows } = await sql<{ longest: number | null }>`
    select max(${sql.join([sql`0`, ...lengths], sql` + `)}) as longest from ${sql.table(name)}`.execute(db);
  return rows[0]?.longest ?? 0;
}

async function insertRows(db: Db, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
}
