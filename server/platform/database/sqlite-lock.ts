import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-checks.ts';
import { isBusy, namingSqliteFile } from './sqlite-failure.ts';

/**
 * Takes the data directory for this process; answers how to give it back. Throws `StartError` when another process
 * has it. The lock is the operating system's, held through an empty SQLite file: whatever kills the process frees
 * it, which a file with a process id cannot promise.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'lock');
  const lock = namingSqliteFile(file, () => new DatabaseSync(file, { timeout: 0 }));
  try {
    namingSqliteFile(file, () => lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'));
  } catch (error) {
    lock.close();
    if (error instanceof Error && isBusy(error.cause)) {
      throw new StartError(
        `The data folder ${dataDir} is in use by another Octavo; stop it or set OCTAVO_DATA_DIR.`,
      );
    }
    throw error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
