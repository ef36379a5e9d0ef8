import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sqliteFileName } from '../../database/database.ts';
import { syncFolder } from '../../disk/write-durably.ts';

/** The folder in which a restore collects files, and its name once the restore is decided. */
const names = { collecting: 'restoring', certain: 'restored' } as const;

/** Creates an empty folder inside the data folder in which a restore collects files. */
export async function collectRestored(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, names.collecting);
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { mode: 0o700 });
  return folder;
}

/**
 * Makes the collected and flushed files part of the installation. A single rename decides: if the process ends after
 * it, the next start or command finishes with `adoptRestored`.
 */
export async function acceptRestored(dataDir: string): Promise<void> {
  await syncFolder(path.join(dataDir, names.collecting));
  await fs.rename(path.join(dataDir, names.collecting), path.join(dataDir, names.certain));
  await syncFolder(dataDir);
  await adoptRestored(dataDir);
}

/** Whether a restore was interrupted after it was decided. */
export function hasRestored(dataDir: string): boolean {
  return existsSync(path.join(dataDir, names.certain));
}

/**
 * Finishes a restore that was interrupted after its decisive rename, or discards the files of one that was interrupted
 * earlier. The caller holds the lock of the data folder.
 */
export async function adoptRestored(dataDir: string): Promise<void> {
  await fs.rm(path.join(dataDir, names.collecting), { recursive: true, force: true });
  const folder = path.join(dataDir, names.certain);
  const files = await listFiles(folder);
  if (files.includes(sqliteFileName)) {
    // SQLite would apply leftover files of the old database to the new one.
    for (const rest of ['-wal', '-shm', '-journal'])
      await fs.rm(path.join(dataDir, sqliteFileName + rest), { force: true });
    await syncFolder(dataDir);
  }
  for (const file of files) {
    const place = path.join(dataDir, file);
    await fs.mkdir(path.dirname(place), { recursive: true });
    await fs.rename(path.join(folder, file), place);
    await syncFolder(path.dirname(place));
  }
  await fs.rm(folder, { recursive: true, force: true });
}

async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
