import { sql } from 'kysely';
import type { Db } from './database.ts';
import { dialectOf } from './dialect.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The parts of a table that copying its rows needs. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The columns that hold text. */
  readonly texts: ReadonlySet<string>;
}

export type RowCounts = Readonly<Record<string, number>>;

/**
 * Lists the tables of an SQLite database, without those of the migrator. Every table comes after the tables that it
 * references. Both databases share one schema, so this also describes the tables of PostgreSQL.
 */
export async function listTables(sqlite: Db): Promise<readonly Table[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite!_%' escape '!' and name not like 'kysely!_%' escape '!'
    order by name`.execute(sqlite);
  const waiting = new Map(rows.map(({ name }) => [name, undefined]));
  const sorted: Table[] = [];
  const add = async (name: string) => {
    if (!waiting.delete(name)) return;
    const { rows: references } = await sql<{ to: string }>`
      select distinct "table" as "to" from pragma_foreign_key_list(${name}) order by 1`.execute(sqlite);
    for (const { to } of references) await add(to);
    sorted.push(await describeTable(sqlite, name));
  };
  for (const { name } of rows) await add(name);
  return sorted;
}

export async function countRows(db: Db, tables: readonly Table[]): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function describeTable(sqlite: Db, name: string): Promise<Table> {
  const { rows } = await sql<{ name: string; type: string; pk: number }>`
    select name, type, pk from pragma_table_info(${name}) order by cid`.execute(sqlite);
  const key = rows.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
  return {
    name,
    columns: rows.map((column) => column.name),
    key: key.map((column) => column.name),
    texts: new Set(rows.filter(({ type }) => /text/i.test(type)).map((column) => column.name)),
  };
}

/** Maximum bytes in memory and rows per step: the number of values in a statement is limited. */
const most = { bytes: 16_000_000, rows: 500 };

/**
 * Reads a table in steps small enough for its longest rows. Concurrent writes may or may not be included. Over
 * PostgreSQL, `db` is a transaction.
 */
export async function inSteps(
  db: Db,
  table: Table,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const longest = Math.max(1, await longestRow(db, table));
  const count = Math.max(1, Math.min(most.rows, Math.floor(most.bytes / longest)));
  const next = dialectOf(db) === 'sqlite' ? readSqlite(db, table) : await readPostgres(db, table);
  for (let rows = await next(count); rows.length > 0; rows = await next(count)) await work(rows);
}

/** The text bytes of the longest row. */
async function longestRow(db: Db, { name, texts }: Table): Promise<number> {
  const lengths = [...texts].map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`);
  const { rows } = await sql<{ longest: number | null }>`
    select max(${sql.join([sql`0`, ...lengths], sql` + `)}) as longest from ${sql.table(name)}`.execute(db);
  return rows[0]?.longest ?? 0;
}

/** Returns up to this many of the next rows; empty at the end. */
type ReadNext = (count: number) => Promise<readonly Row[]>;

function readSqlite(db: Db, { name, key }: Table): ReadNext {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  return async (count) => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${columns} limit ${count}`.execute(db);
    const last = rows.at(-1);
    if (last !== undefined)
      after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
    return rows;
  };
}

/** Reads the table once with a cursor. Its indexes follow the locale, so they could not find the next rows. */
async function readPostgres(tx: Db, { name }: Table): Promise<ReadNext> {
  const cursor = sql.id(`read_${name}`);
  await sql`declare ${cursor} no scroll cursor for select * from ${sql.table(name)}`.execute(tx);
  return async (count) => {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(count)} from ${cursor}`.execute(tx);
    if (rows.length === 0) await sql`close ${cursor}`.execute(tx);
    return rows;
  };
}
