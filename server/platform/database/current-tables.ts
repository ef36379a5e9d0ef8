import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';
import { listTables, type Table } from './tables.ts';

/** The tables of this release, from `listTables`. They are the same in both databases. */
export async function currentTables(): Promise<readonly Table[]> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(openSqlite(':memory:')) });
  try {
    await migrate(db);
    return await listTables(db);
  } finally {
    await db.destroy();
  }
}
