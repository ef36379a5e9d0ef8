import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file that only its owner may read. It is written, flushed and renamed, so after a power cut it is complete
 * or missing. Creates its folder.
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

/** The temporary name of a file until all of it is on disk. */
export function unfinished(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.part`);
}

/**
 * Makes a rename or a new file in a folder durable. Windows cannot open a folder, and preserves the order by itself.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
