import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../errors/start-checks.ts';
import { isBusy, namingSqliteFile } from './sqlite-failure.ts';

/**
 * Locks the data directory for this process and returns a function that releases it. Throws `StartError` if another
 * process holds it. The operating system's lock on an empty SQLite file is released however the process dies, which a
 * file with a process id cannot guarantee.
 */
export function lockDataDir(dataDir: string): () => void {
  return lockFolder(
    dataDir,
    `The data folder ${dataDir} is in use by another Octavo; stop it or set OCTAVO_DATA_DIR.`,
  );
}

/** Locks any folder; `whenHeld` is the error sentence if another process holds it. */
export function lockFolder(folder: string, whenHeld: string): () => void {
  const file = path.join(folder, 'lock');
  const lock = namingSqliteFile(file, () => new DatabaseSync(file, { timeout: 0 }));
  try {
    namingSqliteFile(file, () => lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'));
  } catch (error) {
    lock.close();
    if (error instanceof Error && isBusy(error.cause)) {
      throw new StartError(whenHeld);
    }
    throw error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
