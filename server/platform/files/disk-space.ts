import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeDurably } from './write-durably.ts';

/** Whether there is room for more. */
export interface DiskSpace {
  /** Whether only what is needed to make room may be written: sign-ins and removals. */
  isFull(): boolean;
}

/** Where another program looks after the room: a PostgreSQL server, or an object store. */
export const roomElsewhere: DiskSpace = { isFull: () => false };

/** Bytes of the reserve: a removal may copy a large page to the history and write it twice, to the WAL and the database. */
const reserved = 32 * 1024 * 1024;

/** With fewer free bytes than this, the disk is full: SQLite's WAL alone grows to four megabytes. */
const low = 8 * 1024 * 1024;

/**
 * Keeps a file of random bytes in the data folder (zeros might be stored as a hole). When the disk runs full, the file
 * is emptied, which leaves room for what may still be written. It is filled again once there is enough room for both.
 */
export async function openDiskSpace(folder: string): Promise<DiskSpace> {
  const file = path.join(folder, 'reserve');
  const freeBytes = () => {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  };
  const fill = async () => writeDurably(file, await promisify(randomBytes)(reserved));
  const hasRoom = () => freeBytes() >= reserved + 2 * low;
  // Without it, Octavo works as long as there is room.
  if (!fs.existsSync(file) && hasRoom()) await fill().catch(() => undefined);
  let spent = fs.statSync(file, { throwIfNoEntry: false })?.size === 0;
  let filling: Promise<void> | undefined;
  return {
    isFull() {
      if (!spent) {
        if (freeBytes() >= low) return false;
        if (fs.existsSync(file)) fs.truncateSync(file);
        spent = true;
        return true;
      }
      if (filling === undefined && hasRoom()) {
        // If that fails, the disk is still full, and the next call tries again.
        filling = fill()
          .then(
            () => void (spent = false),
            () => undefined,
          )
          .finally(() => (filling = undefined));
      }
      return true;
    },
  };
}
