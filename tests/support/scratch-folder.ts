import fs from 'node:fs';
import os from 'node:os';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** More than a whole run writes at any one moment, in bytes. */
const enough = 4 * 1024 ** 3;

/**
 * The folder for what no run keeps: databases, uploads, profiles of browsers. In memory where there is plenty of it: making the
 * hundreds of files of a PostgreSQL database takes the system five times as long on a disk, and SQLite waits for it at every
 * commit. A TMPDIR that somebody has set counts.
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
