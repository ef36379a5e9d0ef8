import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './platform/config/config.ts';
import { sqliteFileName } from './platform/database/database.ts';
import { readSecret, secretFiles } from './platform/security/secret-file.ts';
import { StartError } from './platform/errors/start-checks.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Throws if the database has no installation although the data folder has other parts of one: starting would create a
 * new one beside its remains. `isThere` is called again if other parts were found, because a first start, perhaps of
 * another process, creates the tables before anything else.
 */
export async function rejectLostDatabase(
  place: Place,
  isThere: () => boolean | Promise<boolean>,
): Promise<void> {
  if (await isThere()) return;
  const found = remainsIn(place);
  if (found.length === 0 || (await isThere())) return;
  throw new StartError(
    `There is an installation without its database, which is missing or empty. These parts are left: ${found.join(', ')}. ` +
      'Restore the database from a backup. To begin without it, move them to another folder.',
  );
}

/** The parts of an installation in the data folder. PostgreSQL needs no secret there. */
function remainsIn({ databaseUrl, dataDir }: Place): readonly string[] {
  const file = path.join(dataDir, sqliteFileName);
  const { current } = secretFiles(dataDir);
  const ofSqlite = [
    ...(readSecret(current) === undefined ? [] : [current]),
    ...(fs.existsSync(file) ? [] : [`${file}-wal`]),
  ];
  const folders = ['media', 'outbox'].map((name) => path.join(dataDir, name));
  return [
    ...(databaseUrl === undefined ? ofSqlite.filter((name) => fs.existsSync(name)) : []),
    ...folders.filter(hasFiles),
  ];
}

/** A new volume has a folder `lost+found`. */
function hasFiles(folder: string): boolean {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  if (stat?.isDirectory() !== true) return false;
  return fs.readdirSync(folder).some((name) => name !== 'lost+found' && !name.startsWith('.'));
}
