import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeDurably } from './write-durably.ts';

export interface DiskSpace {
  /** Whether only writes that make room are allowed: sign-ins and removals. */
  isFull(): boolean;
}

/** For data stored elsewhere: a PostgreSQL server or an object store monitors its own space. */
export const roomElsewhere: DiskSpace = { isFull: () => false };

/**
 * Bytes of the reserve. A removal may copy a large page to the history and write it twice, to the WAL and the database.
 */
const reserved = 32 * 1024 * 1024;

/** Free bytes below which the disk counts as full: SQLite's WAL alone grows to as many. */
const low = 8 * 1024 * 1024;

/** Milliseconds for which a measurement counts. In that time the server writes far less than `low`. */
const measuredFor = 5;

/**
 * Reserves space with a file of random bytes in the data folder (zeros might be stored as a hole). When the disk runs
 * full, the file is emptied, which leaves room for the allowed writes. It is filled again once there is enough room for
 * both.
 */
export async function openDiskSpace(folder: string): Promise<DiskSpace> {
  const file = path.join(folder, 'reserve');
  const freeBytes = () => {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  };
  const fill = async () => writeDurably(file, await promisify(randomBytes)(reserved));
  const hasRoom = () => freeBytes() >= reserved + 2 * low;
  // Without the file, Octavo works as long as the disk has room.
  if (!fs.existsSync(file) && hasRoom()) await fill().catch(() => undefined);
  let spent = fs.statSync(file, { throwIfNoEntry: false })?.size === 0;
  let filling: Promise<void> | undefined;
  let measured = -Infinity;
  return {
    isFull() {
      if (!spent) {
        const now = performance.now();
        if (now < measured + measuredFor) return false;
        measured = now;
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
