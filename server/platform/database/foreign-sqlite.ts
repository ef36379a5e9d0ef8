import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { migrations } from '../../migrations/index.ts';
import { StartError } from '../errors/start-checks.ts';
import { sqliteFileName } from './database.ts';
import { currentNames, rejectUnknownMigrations } from './migrate.ts';
import { namingSqliteFile } from './sqlite-failure.ts';

/**
 * Throws if a later release wrote the SQLite file (`NewerDatabaseError`), or if it is not Octavo's or not a database
 * (`StartError`). A cleanly closed file is opened as immutable, which leaves no WAL behind. Returns whether it holds an
 * installation.
 */
export function rejectForeignSqlite(dataDir: string): boolean {
  const file = path.join(dataDir, sqliteFileName);
  if (!fs.existsSync(file)) return false;
  return namingSqliteFile(file, () => {
    const url = pathToFileURL(file);
    if (!fs.existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1');
    const database = new DatabaseSync(url, { readOnly: true, timeout: 5000 });
    try {
      return rejectForeign(database, file);
    } finally {
      database.close();
    }
  });
}

function rejectForeign(database: DatabaseSync, file: string): boolean {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table'")
    .all()
    .map((row) => String(row['name']));
  if (!tables.includes('kysely_migration')) {
    if (tables[0] === undefined) return false;
    throw new StartError(
      `${file} is the database of another program (it has a table "${tables[0]}"); set OCTAVO_DATA_DIR to another folder.`,
    );
  }
  const rows = database.prepare('select name from kysely_migration').all();
  rejectUnknownMigrations(currentNames(rows.map((row) => String(row['name']))), migrations);
  return true;
}
