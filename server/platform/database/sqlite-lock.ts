import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-checks.ts';
import { isBusy, namingSqliteFile } from './sqlite-failure.ts';

/**
 * Locks the data directory for this process and returns how to release it. Throws `StartError` when another process
 * holds it. It is the operating system's lock, held through an empty SQLite file, so it is freed however the process
 * dies. A file with a process id cannot promise that.
 */
export function lockDataDir(dataDir: string): () => void {
  return lockFolder(
    dataDir,
    `The data folder ${dataDir} is in use by another Octavo; stop it or set OCTAVO_DATA_DIR.`,
  );
}

/** The same for any folder, with the sentence for when another process holds it. */
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
