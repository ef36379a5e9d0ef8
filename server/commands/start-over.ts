import fs from 'node:fs';
import path from 'node:path';
import { rejectBusyPostgres } from '../platform/database/busy-postgres.ts';
import { openDatabase, sqliteFileName } from '../platform/database/database.ts';
import { rejectForeignSqlite } from '../platform/database/foreign-sqlite.ts';
import { rejectNewerDatabase } from '../platform/database/migrate.ts';
import { lockDataDir } from '../platform/database/sqlite-lock.ts';
import { reasonOf } from '../platform/errors/start-checks.ts';
import { CommandFailure, type Command, type CommandContext } from './command.ts';

/** The parts of an installation in the data folder. Folders come first: a mounted one cannot be moved. */
const parts = ['media', 'outbox', 'secret', ...['', '-wal', '-shm'].map((end) => sqliteFileName + end)];

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
    const found = parts.filter((name) => holdsAnything(path.join(dataDir, name)));
    if (found.length === 0) throw new CommandFailure(`${dataDir} holds nothing of an installation.`);
    const aside = path.join(dataDir, `before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
    fs.mkdirSync(aside);
    moveAll(found, { from: dataDir, to: aside });
    return {
      data: { folder: aside, moved: found },
      lines: [`Moved to ${aside}: ${found.join(', ')}.`, 'The next start begins a new installation.'],
    };
  },
};

/** Whether the file, or a folder with content, exists. */
function holdsAnything(file: string): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && (!stat.isDirectory() || fs.readdirSync(file).length > 0);
}

/** Moves all of these, or none. */
function moveAll(
  names: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): void {
  const moved: string[] = [];
  for (const name of names) {
    try {
      fs.renameSync(path.join(from, name), path.join(to, name));
      moved.push(name);
    } catch (error) {
      for (const back of moved) fs.renameSync(path.join(to, back), path.join(from, back));
      fs.rmdirSync(to);
      throw new CommandFailure(
        `${path.join(from, name)} cannot be moved (${reasonOf(error)}), and nothing was; empty it yourself.`,
      );
    }
  }
}

async function holdsInstallation({ config, onClose }: CommandContext): Promise<boolean> {
  if (!fs.existsSync(config.dataDir)) return false;
  onClose(lockDataDir(config.dataDir));
  if (config.databaseUrl === undefined) return rejectForeignSqlite(config.dataDir);
  const database = openDatabase(config);
  onClose(() => database.close());
  await rejectBusyPostgres(database.db);
  return (await rejectNewerDatabase(database.db)).length > 0;
}
