import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { readRows, type Row, type RowCounts, type Table } from './tables.ts';

/** One side of a copy. Over PostgreSQL, `db` is a transaction. */
type Side = Pick<Database, 'db' | 'dialect'>;

/** Says how many rows of how many are done. */
export type TellRows = (done: number, table: string) => void;

/** A row did not arrive as it was sent. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}

/** About how many characters one step holds in memory, and the most rows: a statement can have only so many values. */
const step = { characters: 4_000_000, rows: 500 };

/**
 * Replaces the rows of the tables of one database with those of another that has the same schema, then reads both again and
 * compares them row by row. Throws `CopyError` when they differ. Run it in a transaction of the target.
 */
export async function copyTables(
  { from, to, tables }: { readonly from: Side; readonly to: Side; readonly tables: readonly Table[] },
  tell: TellRows,
): Promise<RowCounts> {
  // Migrations fill some tables.
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(to.db);
  const counts: Record<string, number> = {};
  let done = 0;
  for (const table of tables) {
    counts[table.name] = 0;
    await inSteps(from, table, async (rows) => {
      await insertRows(to.db, table, rows);
      counts[table.name] = (counts[table.name] ?? 0) + rows.length;
      tell((done += rows.length), table.name);
    });
  }
  for (const table of tables) await compareTable(from, to, table);
  return counts;
}

async function compareTable(from: Side, to: Side, table: Table): Promise<void> {
  const copy = await readRows(to, table);
  await inSteps(from, table, async (rows) => {
    const copied = await copy.next(rows.length);
    rows.forEach((row, at) => requireSame(table, row, copied[at]));
  });
  if ((await copy.next(1)).length > 0) throw new CopyError(`The copy of ${table.name} has more rows.`);
}

function requireSame(table: Table, row: Row, copy: Row | undefined): void {
  const column = table.columns.find((name) => copy === undefined || row[name] !== copy[name]);
  if (column === undefined) return;
  const key = table.key.map((name) => String(row[name])).join(' ');
  throw new CopyError(`The copy of ${table.name} ${key} differs in ${column}.`);
}

/** Reads a table in steps of about the same size, since one row may be a thousand times as long as another. */
async function inSteps(
  side: Side,
  table: Table,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const reader = await readRows(side, table);
  let count = 10;
  for (;;) {
    const rows = await reader.next(count);
    if (rows.length === 0) return;
    await work(rows);
    const size = rows.reduce((sum, row) => sum + lengthOf(row), 0) / rows.length;
    count = Math.max(1, Math.min(step.rows, Math.floor(step.characters / size)));
  }
}

function lengthOf(row: Row): number {
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 8),
    0,
  );
}

async function insertRows(db: Db, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
}
