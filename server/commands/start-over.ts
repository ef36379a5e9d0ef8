import fs from 'node:fs';
import path from 'node:path';
import { openDatabase, sqliteFileName } from '../platform/database/database.ts';
import { refuseForeignSqlite } from '../platform/database/foreign-sqlite.ts';
import { refuseNewerDatabase } from '../platform/database/migrate.ts';
import { lockDataDir } from '../platform/database/sqlite-lock.ts';
import { CommandFailure, type Command, type CommandContext } from './command.ts';

/** What an installation keeps in the data folder. */
const parts = ['secret', 'media', 'outbox', ...['', '-wal', '-shm'].map((end) => sqliteFileName + end)];

export const startOver: Command = {
  name: 'start-over',
  summary: 'begin again where the database was lost',
  description: [
    'For a data folder whose database is missing or empty: moves what is left of the old installation into a folder',
    'beside it, so that the next start is a first start. It deletes nothing and touches no database that holds anything.',
  ],
  server: 'must be stopped',
  async run(context) {
    const { dataDir } = context.config;
    if (await holdsInstallation(context))
      throw new CommandFailure('The database holds an installation: nothing is lost, and nothing was moved.');
    const found = parts.filter((name) => fs.existsSync(path.join(dataDir, name)));
    if (found.length === 0) throw new CommandFailure(`${dataDir} holds nothing of an installation.`);
    const aside = path.join(dataDir, `before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
    fs.mkdirSync(aside);
    for (const name of found) fs.renameSync(path.join(dataDir, name), path.join(aside, name));
    return {
      data: { folder: aside, moved: found },
      lines: [`Moved to ${aside}: ${found.join(', ')}.`, 'The next start begins a new installation.'],
    };
  },
};

async function holdsInstallation({ config, onClose }: CommandContext): Promise<boolean> {
  if (!fs.existsSync(config.dataDir)) return false;
  onClose(lockDataDir(config.dataDir));
  if (config.databaseUrl === undefined) return refuseForeignSqlite(config.dataDir);
  const database = openDatabase(config);
  onClose(() => database.close());
  return (await refuseNewerDatabase(database.db)).length > 0;
}
