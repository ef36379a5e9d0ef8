import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { openDatabase, sqliteFileName, type Database } from '../platform/database/database.ts';
import { rejectForeignSqlite } from '../platform/database/foreign-sqlite.ts';
import { rejectNewerDatabase } from '../platform/database/migrate.ts';
import { rejectBusyPostgres } from '../platform/database/busy-postgres.ts';
import { lockDataDir } from '../platform/database/sqlite-lock.ts';
import { adoptRestored, hasRestored } from '../platform/ports/files/restored-folder.ts';
import { StartError } from '../platform/errors/start-checks.ts';
import type { Command } from './command.ts';

export interface Opening {
  readonly server: Command['server'];
  onClose(close: () => void | Promise<void>): void;
}

/**
 * Opens the database of an existing installation; it creates nothing. Statements have no time limit. Throws
 * `StartError` if there is no installation, or if a server uses one that the command needs exclusively.
 */
export async function openInstalledDatabase(config: Config, opening: Opening): Promise<Database> {
  const alone = opening.server === 'must be stopped';
  if (config.databaseUrl === undefined) {
    const file = path.join(config.dataDir, sqliteFileName);
    const restored = hasRestored(config.dataDir);
    if (!fs.existsSync(file) && !restored)
      throw new StartError(`There is no ${file}; set OCTAVO_DATA_DIR or DATABASE_URL as the server has it.`);
    if (alone || restored) {
      const release = lockDataDir(config.dataDir);
      await adoptRestored(config.dataDir);
      if (alone) opening.onClose(release);
      else release();
    }
    rejectForeignSqlite(config.dataDir);
  }
  const database = openDatabase(config, { unhurried: true });
  opening.onClose(() => database.close());
  const known = await rejectNewerDatabase(database.db);
  if (known.length === 0)
    throw new StartError('The database is empty: the first start of Octavo fills it, or restore a backup.');
  if (alone && config.databaseUrl !== undefined) await rejectBusyPostgres(database.db);
  return database;
}
