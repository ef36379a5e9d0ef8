import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file that its owner alone may read: written, flushed and renamed, so that it is there whole or not at all, even
 * after a power cut. Makes its folder.
 */
export async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const folder = path.dirname(file);
  const made = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(path.dirname(made));
  try {
    await fs.writeFile(unfinished(file), bytes, { mode: 0o600, flush: true });
    await fs.rename(unfinished(file), file);
  } catch (error) {
    await fs.rm(unfinished(file), { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

/** What a file is called until all of it is on the disk. */
export function unfinished(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.part`);
}

/** Makes what was renamed or made in a folder durable. Windows cannot open a folder, and keeps the order by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
