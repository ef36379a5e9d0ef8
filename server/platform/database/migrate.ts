import { Migrator, type Migration } from 'kysely/migration';
import { migrations as ours, replaced } from '../../migrations/index.ts';
import { StartError } from '../errors/start-checks.ts';
import { openDatabase, type DatabaseAddress, type Db } from './database.ts';
import { dialectOf } from './dialect.ts';

/** A later release wrote the database. It was not changed. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Migrates the schema to this release. Throws `NewerDatabaseError` before any change if the database has unknown
 * migrations. Concurrent processes may call it: one migrates, the others wait.
 */
export async function migrate(db: Db, migrations: Readonly<Record<string, Migration>> = ours): Promise<void> {
  const stored = await storedNames(db);
  const known = currentNames(stored);
  rejectUnknownMigrations(known, migrations);
  if (stored.some((name) => replaced.includes(name))) await replaceNames(db);
  if (known.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The migration failed.', { cause: error });
}

/**
 * Like `migrate`, for a database that serves requests. Over PostgreSQL it opens separate connections, because
 * connections for requests time out before a large table is rewritten or another process has migrated.
 */
export async function bringUpToDate(
  address: DatabaseAddress,
  db: Db,
  migrations: Readonly<Record<string, Migration>> = ours,
): Promise<void> {
  if (dialectOf(db) === 'sqlite') return migrate(db, migrations);
  const unhurried = openDatabase(address, { unhurried: true });
  try {
    await migrate(unhurried.db, migrations);
  } finally {
    await unhurried.close();
  }
}

/** Throws `NewerDatabaseError` if a later release wrote this database; returns its migrations. Read-only. */
export async function rejectNewerDatabase(
  db: Db,
  migrations: Readonly<Record<string, Migration>> = ours,
): Promise<readonly string[]> {
  const known = await appliedMigrations(db);
  rejectUnknownMigrations(known, migrations);
  return known;
}

/** Throws `StartError` if migrations are missing, and `NewerDatabaseError` as above. Read-only. */
export async function rejectOutdatedDatabase(db: Db): Promise<void> {
  const known = await rejectNewerDatabase(db);
  if (known.length < Object.keys(ours).length)
    throw new StartError(
      'The database was written by an older version of Octavo; start this version once, which migrates it.',
    );
}

/** Throws `NewerDatabaseError` if a database has a migration that this release does not know. */
export function rejectUnknownMigrations(
  known: readonly string[],
  migrations: Readonly<Record<string, unknown>>,
): void {
  const unknown = known.find((name) => !Object.hasOwn(migrations, name));
  if (unknown === undefined) return;
  throw new NewerDatabaseError(
    `The database was written by a newer version of Octavo (it has "${unknown}"); start that version, or restore a backup.`,
  );
}

/** Records `0001-schema` in place of the migrations that it has replaced, at the time of the first. */
async function replaceNames(db: Db): Promise<void> {
  await db
    .withTables<{ kysely_migration: { name: string } }>()
    .transaction()
    .execute(async (tx) => {
      const first = tx.updateTable('kysely_migration').where('name', '=', '0001-foundation');
      await first.set({ name: '0001-schema' }).execute();
      await tx.deleteFrom('kysely_migration').where('name', 'in', replaced).execute();
    });
}

/** The names of the applied migrations, without those that are replaced; empty if it was never migrated. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  return currentNames(await storedNames(db));
}

async function storedNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}

/**
 * The names of migrations with `0001-schema` in place of those that it has replaced. Throws `StartError` if some of these are missing.
 */
export function currentNames(names: readonly string[]): string[] {
  const isReplaced = (name: string) => replaced.includes(name);
  if (!names.some(isReplaced)) return [...names];
  if (!replaced.every((name) => names.includes(name)))
    throw new StartError(
      'The database was written before 28 November 2026. Start the version of that day once (commit 91059ec7), then this one.',
    );
  return ['0001-schema', ...names.filter((name) => !isReplaced(name))];
}
