import { sql } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import { StartError } from '../errors/start-checks.ts';
import { rejectBusyPostgres } from './busy-postgres.ts';
import { copyTables, type ShowProgress } from './copy-tables.ts';
import { openDatabase, type Database, type Db } from './database.ts';
import { appliedMigrations, migrate } from './migrate.ts';
import { listTables, type RowCounts } from './tables.ts';

export interface PostgresTarget {
  /** Opened `unhurried`. */
  readonly database: Database;
  readonly replace: boolean;
}

/**
 * Throws `StartError` if other programs use the database, or if it has tables, unless they are Octavo's and may be
 * replaced.
 */
export async function requireRoom({ database: { db }, replace }: PostgresTarget): Promise<void> {
  await rejectBusyPostgres(db);
  const tables = await namesOfTables(db);
  if (tables[0] === undefined) return;
  if (!tables.includes('kysely_migration'))
    throw new StartError(
      `The database belongs to another program (it has a table "${tables[0]}"); use an empty one.`,
    );
  if (!replace) throw new StartError('The database is not empty; use an empty one.');
}

/**
 * Copies an SQLite database into PostgreSQL in one transaction, and counts the rows. The target gets the schema of the
 * source. Throws like `requireRoom`.
 */
export async function fillPostgres(
  source: Database,
  target: PostgresTarget,
  progress: ShowProgress,
): Promise<RowCounts> {
  await requireRoom(target);
  return target.database.db.transaction().execute(async (tx) => {
    for (const name of await namesOfTables(tx)) await sql`drop table ${sql.table(name)} cascade`.execute(tx);
    await migrateLike(source.db, tx);
    const tables = await listTables(source.db);
    return copyTables({ from: source.db, to: tx, tables }, progress);
  });
}

/**
 * Copies a snapshot of a PostgreSQL database into a new SQLite database in a folder, and counts the rows. The server may
 * write meanwhile.
 */
export async function copyFromPostgres(
  source: Database,
  dataDir: string,
  progress: ShowProgress,
): Promise<RowCounts> {
  const target = openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const snapshot = source.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await snapshot.execute(async (tx) => {
      await migrateLike(tx, target.db);
      const tables = await listTables(target.db);
      return target.db.transaction().execute((to) => copyTables({ from: tx, to, tables }, progress));
    });
  } finally {
    await target.close();
  }
}

/** Applies the migrations of one database to another, empty one. */
async function migrateLike(source: Db, target: Db): Promise<void> {
  const names = new Set(await appliedMigrations(source));
  await migrate(target, Object.fromEntries(Object.entries(migrations).filter(([name]) => names.has(name))));
}

async function namesOfTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
