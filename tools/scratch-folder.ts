import fs from 'node:fs';
import os from 'node:os';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** More than a whole run has on disk at any one time, in bytes. */
const enough = 4 * 1024 ** 3;

/**
 * The folder for temporary data: databases, uploads, browser profiles. It is in memory if there is plenty: on a disk,
 * creating the hundreds of files of a PostgreSQL database takes five times as long, and SQLite waits for the disk at every
 * commit. A TMPDIR that is set takes precedence.
 */
export function scratchFolder(): string {
  if (process.env['TMPDIR'] !== undefined || !fs.existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(memory);
  return bavail * bsize >= enough && canWrite(memory) ? memory : os.tmpdir();
}

function canWrite(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
