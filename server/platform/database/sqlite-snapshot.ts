import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StartError } from '../errors/start-checks.ts';
import { sqliteFileName } from './database.ts';
import { namingSqliteFile } from './sqlite-failure.ts';

/** Pages copied per step, 4 MB. Other work runs between steps. */
const pages = 1000;

/**
 * Copies a snapshot of the SQLite database of one folder into another. The server may write meanwhile: the copy is read
 * in one transaction, which neither waits for writers nor blocks them.
 */
export async function snapshotSqlite(
  from: string,
  to: string,
  progress: (done: number, all: number) => void,
): Promise<void> {
  const file = path.join(from, sqliteFileName);
  const database = namingSqliteFile(file, () => new DatabaseSync(file, { timeout: 5000 }));
  try {
    // Without this transaction, every write of the server would restart the copy.
    namingSqliteFile(file, () => database.exec('begin; select count(*) from sqlite_master'));
    await backup(database, path.join(to, sqliteFileName), {
      rate: pages,
      progress: ({ totalPages, remainingPages }) => progress(totalPages - remainingPages, totalPages),
    });
  } finally {
    database.close();
  }
}

/** Throws `StartError` unless the database of an unused folder is intact. Leaves no files behind. */
export function checkSqliteSnapshot(folder: string): void {
  const file = path.join(folder, sqliteFileName);
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  namingSqliteFile(file, () => {
    const database = new DatabaseSync(url, { readOnly: true });
    try {
      const found = database
        .prepare('pragma integrity_check(1)')
        .all()
        .map((row) => row['integrity_check']);
      const astray = database.prepare('pragma foreign_key_check').all();
      if (found[0] !== 'ok')
        throw new StartError(`${file} is damaged (${String(found[0])}); restore a backup.`);
      if (astray.length > 0)
        throw new StartError(`${file} is damaged: ${astray.length} rows refer to rows that do not exist.`);
    } finally {
      database.close();
    }
  });
}
