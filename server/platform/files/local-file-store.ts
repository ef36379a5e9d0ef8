import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

/** Uploads as files below a directory. A name that would leave the directory finds nothing. */
export function createLocalFileStore(root: string): FileStore {
  const locate = (name: string) => {
    const file = path.resolve(root, name);
    return file.startsWith(path.resolve(root) + path.sep) && !name.includes('\0') ? file : undefined;
  };
  return {
    async write(name, bytes) {
      const file = locate(name);
      if (file === undefined) throw new Error(`Not a name of a stored file: ${name}`);
      const folder = path.dirname(file);
      await fs.mkdir(folder, { recursive: true });
      const temporary = path.join(folder, `.${randomUUID()}.part`);
      await fs.writeFile(temporary, bytes, { flush: true });
      await fs.rename(temporary, file);
      await syncFolder(folder);
    },
    async find(name) {
      const file = locate(name);
      if (file === undefined) return undefined;
      const stat = await fs.stat(file).catch(() => undefined);
      if (stat === undefined || !stat.isFile()) return undefined;
      return { size: stat.size, open: (range) => createReadStream(file, range) };
    },
    async remove(name) {
      const file = locate(name);
      if (file !== undefined) await fs.rm(file, { force: true });
    },
    async check() {
      await fs.mkdir(root, { recursive: true });
      await fs.access(root, fs.constants.W_OK);
    },
  };
}

/** Makes the rename itself durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
