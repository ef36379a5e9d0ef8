import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { migrations } from '../../migrations/index.ts';
import { sqliteFileName } from './database.ts';
import { refuseUnknownMigrations } from './migrate.ts';

/**
 * Throws `NewerDatabaseError` when the SQLite file was written by a later release, without leaving a trace beside it:
 * a file that was closed cleanly is read as immutable, which makes no WAL.
 */
export function refuseNewerSqlite(dataDir: string): void {
  const file = path.join(dataDir, sqliteFileName);
  if (!fs.existsSync(file)) return;
  const url = pathToFileURL(file);
  if (!fs.existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true });
  try {
    const table = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
    if (table === undefined) return;
    const rows = database.prepare('select name from kysely_migration').all();
    refuseUnknownMigrations(
      rows.map((row) => String(row['name'])),
      migrations,
    );
  } finally {
    database.close();
  }
}
