import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { storageFaultOf } from '../../disk/storage-fault.ts';
import { StorageError, type FileStore } from './file-store.ts';
import { unfinished, writeDurably } from '../../disk/write-durably.ts';

/** Windows has no such flag, and only its administrators can create symbolic links. */
const readHere = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/**
 * Stores uploads as files in a directory. A name that leads outside the directory finds nothing, not even through a
 * symbolic link inside it; the directory itself may be one. After a failed write to the disk, the store rejects all
 * others until the process restarts.
 */
export function createLocalFileStore(root: string): FileStore {
  let failure: StorageError | undefined;
  const locate = (name: string) => {
    const file = path.resolve(root, name);
    return file.startsWith(path.resolve(root) + path.sep) && !name.includes('\0') ? file : undefined;
  };
  /** Whether the folder of a file is inside the store. A folder that does not exist yet is. */
  const isHere = async (file: string) => {
    const folder = await unlessMissing(fs.realpath(path.dirname(file)));
    if (folder === undefined) return true;
    return folder === path.join(await fs.realpath(root), path.relative(root, path.dirname(file)));
  };
  return {
    async write(name, bytes) {
      const file = locate(name);
      if (file === undefined) throw new Error(`Not a name of a stored file: ${name}`);
      if (failure !== undefined) throw failure;
      if (!(await orStorageError(isHere(file))))
        throw new StorageError(new Error(`${path.dirname(file)} is a symbolic link.`));
      await orStorageError(writeDurably(file, bytes)).catch((error: unknown) => {
        if (error instanceof StorageError && storageFaultOf(error) === 'failed') failure = error;
        throw error;
      });
    },
    async find(name) {
      const file = locate(name);
      if (file === undefined || !(await orStorageError(isHere(file)))) return undefined;
      const stat = await orStorageError(unlessMissing(fs.lstat(file)));
      if (stat === undefined || !stat.isFile()) return undefined;
      return {
        size: stat.size,
        open: async () => (await orStorageError(unlessMissing(fs.open(file, readHere))))?.createReadStream(),
      };
    },
    async remove(name) {
      const file = locate(name);
      if (file === undefined || !(await orStorageError(isHere(file)))) return;
      for (const each of [file, unfinished(file)]) await orStorageError(fs.rm(each, { force: true }));
    },
    async *list() {
      try {
        const folder = await unlessMissing(fs.opendir(root, { recursive: true }));
        for await (const entry of folder ?? []) {
          if (!entry.isFile() || entry.name.startsWith('.')) continue;
          const file = path.join(entry.parentPath, entry.name);
          const stat = await unlessMissing(fs.stat(file));
          if (stat === undefined) continue;
          yield { name: path.relative(root, file).split(path.sep).join('/'), size: stat.size };
        }
      } catch (error) {
        throw new StorageError(error);
      }
    },
    async check() {
      if (failure !== undefined) throw failure;
      await orStorageError(fs.mkdir(root, { recursive: true }));
      await orStorageError(fs.access(root, constants.W_OK));
    },
  };
}

/** `ELOOP`: the file became a symbolic link after it was found. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && missing.includes(String(error.code))) return undefined;
    throw error;
  }
}

async function orStorageError<Done>(work: Promise<Done>): Promise<Done> {
  try {
    return await work;
  } catch (error) {
    throw new StorageError(error);
  }
}
