import fs from 'node:fs';
import path from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import type { Gauge } from '../metrics.ts';
import { recordChanges, type PublishChanges } from './record-changes.ts';
import { openPostgres, type Pace, poolGauges, postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

/** A query target of repositories: the database, or a service's transaction. */
export type Db = Kysely<Schema>;

/** An open database. The caller that opened it closes it. */
export interface Database {
  readonly db: Db;
  readonly gauges: readonly Gauge[];
  /** Publishes the changes of every later transaction. Without it they are lost. */
  publishChanges(publish: PublishChanges): void;
  /** For SQLite also checkpoints the WAL. */
  close(): Promise<void>;
}

export const sqliteFileName = 'octavo.sqlite';

export interface DatabaseAddress {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the database without touching its schema; creates a missing data directory. Statements have a time limit so
 * that requests are answered in time; a migration passes `unhurried`.
 */
export function openDatabase(address: DatabaseAddress, pace: Pace = {}): Database {
  let publish: PublishChanges = async () => undefined;
  const publishing = (dialect: Dialect) =>
    recordChanges(dialect, (connection, changes) => publish(connection, changes));
  const publishChanges = (listener: PublishChanges) => {
    publish = listener;
  };
  if (address.databaseUrl !== undefined) {
    const pool = openPostgres(address.databaseUrl, pace);
    const db = new Kysely<Schema>({ dialect: publishing(postgresDialect(pool)) });
    const gauges = poolGauges(pool);
    return { db, gauges, publishChanges, close: () => db.destroy() };
  }
  fs.mkdirSync(address.dataDir, { recursive: true });
  const file = openSqlite(path.join(address.dataDir, sqliteFileName));
  const db = new Kysely<Schema>({ dialect: withTransactionalDdl(publishing(sqliteDialect(file))) });
  return {
    db,
    gauges: [],
    publishChanges,
    async close() {
      await db.destroy();
      if (file.isOpen) file.close(); // Kysely closes only databases that it has used.
    },
  };
}

/**
 * Runs all migrations in one transaction, so a process killed midway leaves nothing behind. SQLite does roll back DDL,
 * although Kysely's adapter does not declare it.
 */
function withTransactionalDdl(dialect: Dialect): Dialect {
  const createAdapter = () =>
    Object.defineProperty(dialect.createAdapter(), 'supportsTransactionalDdl', { value: true });
  return { ...dialect, createAdapter };
}
