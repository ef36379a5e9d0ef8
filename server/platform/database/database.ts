import fs from 'node:fs';
import path from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import type { Gauge } from '../metrics.ts';
import { openPostgres, type Pace, poolGauges, postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

/** What repositories query: the database, or the transaction that a service opened. */
export type Db = Kysely<Schema>;

/** An open database. The caller that opened it closes it. */
export interface Database {
  readonly db: Db;
  readonly dialect: 'sqlite' | 'postgres';
  /** How busy it is. */
  readonly gauges: readonly Gauge[];
  /** Closes every connection. For SQLite it also folds the WAL into the file. */
  close(): Promise<void>;
}

/** The name of the SQLite file in the data directory. */
export const sqliteFileName = 'octavo.sqlite';

/** Where the database is. */
export interface DatabaseAddress {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the database without touching its schema; creates the data directory if it is missing. Requests need timely
 * answers, so their statements have a time limit; a migration passes `unhurried`.
 */
export function openDatabase(address: DatabaseAddress, pace: Pace = {}): Database {
  if (address.databaseUrl !== undefined) {
    const pool = openPostgres(address.databaseUrl, pace);
    const db = new Kysely<Schema>({ dialect: postgresDialect(pool) });
    return { db, dialect: 'postgres', gauges: poolGauges(pool), close: () => db.destroy() };
  }
  fs.mkdirSync(address.dataDir, { recursive: true });
  const file = openSqlite(path.join(address.dataDir, sqliteFileName));
  const db = new Kysely<Schema>({ dialect: withTransactionalDdl(sqliteDialect(file)) });
  return {
    db,
    dialect: 'sqlite',
    gauges: [],
    async close() {
      await db.destroy();
      if (file.isOpen) file.close(); // Kysely closes only what it has used.
    },
  };
}

/**
 * Lets the migrator run in one transaction, so a process killed during a migration leaves nothing behind. SQLite does
 * roll back DDL; Kysely's adapter just does not say so.
 */
function withTransactionalDdl(dialect: Dialect): Dialect {
  const createAdapter = () =>
    Object.defineProperty(dialect.createAdapter(), 'supportsTransactionalDdl', { value: true });
  return { ...dialect, createAdapter };
}
