import path from 'node:path';
import { buildApp } from './app.ts';
import { createDependencies } from './dependencies.ts';
import { firstRun } from './first-run.ts';
import { allTasks } from './modules/all-tasks.ts';
import { startBackground } from './platform/background.ts';
import { readConfig, type Config } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import { openDatabase, sqliteFileName, type Database } from './platform/database/database.ts';
import { describeUnavailable } from './platform/database/errors.ts';
import { refuseForeignSqlite } from './platform/database/foreign-sqlite.ts';
import { migrate, NewerDatabaseError, refuseNewerDatabase } from './platform/database/migrate.ts';
import { sqliteFailure } from './platform/database/sqlite-failure.ts';
import { lockDataDir } from './platform/database/sqlite-lock.ts';
import { checkDataDir, checkPort, describeSystemError, StartError } from './platform/start-checks.ts';
import type { App } from './platform/http/app-types.ts';
import { accountLines, addressLines } from './welcome.ts';

/** What must be given back, the last first. */
type Closers = (() => void | Promise<void>)[];

/** How long requests under way may take to finish once the process is told to stop, in milliseconds. */
const patience = 5000;

/** Serves until it is told to stop. Rejects when something forbids to start; `explain` may know a sentence for it. */
export async function run(): Promise<void> {
  const closers: Closers = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  closeOnSignal(close);
  // What we write is nobody else's business: the database and the secret least of all.
  process.umask(0o077);
  const config = readConfig(process.env);
  try {
    await serve(config, closers);
  } catch (error) {
    await close().catch(() => undefined);
    throw sqliteFailure(error, path.join(config.dataDir, sqliteFileName)) ?? error;
  }
}

async function serve(config: Config, closers: Closers): Promise<void> {
  await checkPort(config.host, config.port);
  const database = await openChecked(config, closers);
  await migrate(database.db);
  const dependencies = await createDependencies(config, database);
  closers.push(() => dependencies.changes.close());
  failLoudly((error) => dependencies.log.fatal({ err: error }, 'the process cannot go on'));

  await firstRun(dependencies, {
    seedDemo: async (context) => (await import('./demo/seed-demo.ts')).seedDemo(context),
    announce: (accounts) => print(accountLines(accounts)),
  });
  const background = startBackground(dependencies, allTasks);
  closers.push(() => background.close());
  const app = await buildApp(dependencies);
  closers.push(() => {
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
    return app.close();
  });
  const listening = await listenQuietly(app, config);
  print(addressLines(config.port === 0 ? listening : config.publicUrl, listening));
}

/** Opens the database after asking whether it can be ours. Until that is sure, nothing is made or changed. */
async function openChecked(config: Config, closers: Closers): Promise<Database> {
  if (config.databaseUrl === undefined) {
    checkDataDir(config.dataDir);
    closers.push(lockDataDir(config.dataDir));
    refuseForeignSqlite(config.dataDir);
  }
  const database = openDatabase(config);
  closers.push(() => database.close());
  if (config.databaseUrl !== undefined) {
    await refuseNewerDatabase(database.db);
    checkDataDir(config.dataDir);
  }
  return database;
}

/** The address is printed for people; the framework would log it once more, for machines, in the middle of that. */
async function listenQuietly(app: App, { port, host }: Config): Promise<string> {
  const { level } = app.log;
  app.log.level = 'warn';
  const listening = await app.listen({ port, host });
  app.log.level = level;
  return listening;
}

/** Ctrl-C and SIGTERM finish what is under way, then end the process with code 0; a second signal ends it at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

/** After an error that nobody caught the state of the process is unknown: it says so and ends. */
function failLoudly(log: (error: unknown) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log(error);
      process.exit(1);
    });
  }
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

/** Why the server cannot start, for whoever started it; undefined when only a stack can tell. */
export function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof StartError || error instanceof NewerDatabaseError)
    return error.message;
  return describeUnavailable(error) ?? describeSystemError(error);
}
