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
  const unfinished = path.join(folder, `.${path.basename(file)}.part`);
  try {
    await fs.writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await fs.rename(unfinished, file);
  } catch (error) {
    await fs.rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
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
