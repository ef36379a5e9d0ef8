import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asRoot } from './as-root.ts';

/** A separate file system, small enough to be filled. */
export type SmallDisk = ReturnType<typeof mountSmallDisk>;

/** Mounts a file system of this many megabytes. Needs root, or `sudo` without a password, and Linux. */
export function mountSmallDisk(
  megabytes: number,
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-disk-')),
) {
  fs.mkdirSync(folder, { recursive: true });
  const options = `size=${megabytes}m,mode=0777`;
  asRoot('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    /** Takes all the room that is left. */
    fill() {
      const handle = fs.openSync(filler, 'a');
      try {
        // In small steps at the end, so that nothing is left.
        for (const size of [1 << 20, 1 << 12]) writeUntilFull(handle, Buffer.alloc(size, 1));
      } finally {
        fs.closeSync(handle);
      }
    },
    /** Frees the space that `fill` took. */
    empty: () => fs.rmSync(filler, { force: true }),
    remove() {
      asRoot('umount', '-l', folder);
      fs.rmdirSync(folder);
    },
  };
}

function writeUntilFull(handle: number, bytes: Buffer): void {
  try {
    while (fs.writeSync(handle, bytes) === bytes.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
