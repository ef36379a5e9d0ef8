import fs from 'node:fs';
import path from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import { openPostgres, type Pace, postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

/** What repositories query with: the database, or the transaction that a service opened. */
export type Db = Kysely<Schema>;

/** An open database. Whoever opened it closes it. */
export interface Database {
  readonly db: Db;
  readonly dialect: 'sqlite' | 'postgres';
  /** Closes every connection; for SQLite the WAL is folded into the file. */
  close(): Promise<void>;
}

/** The SQLite file inside the data directory. */
export const sqliteFileName = 'octavo.sqlite';

/** Where the database is. */
export interface DatabaseAddress {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the database without touching its schema; makes the data directory when it is missing. Requests have to be
 * answered in time, and so their statements; a migration asks to be `unhurried`.
 */
export function openDatabase(address: DatabaseAddress, pace: Pace = {}): Database {
  if (address.databaseUrl !== undefined) {
    const pool = openPostgres(address.databaseUrl, pace);
    const db = new Kysely<Schema>({ dialect: postgresDialect(pool) });
    return { db, dialect: 'postgres', close: () => db.destroy() };
  }
  fs.mkdirSync(address.dataDir, { recursive: true });
  const file = openSqlite(path.join(address.dataDir, sqliteFileName));
  const db = new Kysely<Schema>({ dialect: withTransactionalDdl(sqliteDialect(file)) });
  return {
    db,
    dialect: 'sqlite',
    async close() {
      await db.destroy();
      if (file.isOpen) file.close(); // Kysely closes only what it has used.
    },
  };
}

/**
 * Lets the migrator run in one transaction, so that a process killed in the middle of a migration leaves nothing of it.
 * SQLite rolls definitions of data back like everything else; Kysely's adapter only does not say so.
 */
function withTransactionalDdl(dialect: Dialect): Dialect {
  const createAdapter = () =>
    Object.defineProperty(dialect.createAdapter(), 'supportsTransactionalDdl', { value: true });
  return { ...dialect, createAdapter };
}
