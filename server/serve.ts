import { buildApp } from './app.ts';
import { createDependencies } from './dependencies.ts';
import { firstRun } from './first-run.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { describeUnavailable } from './platform/database/errors.ts';
import { migrate, NewerDatabaseError } from './platform/database/migrate.ts';
import { refuseNewerSqlite } from './platform/database/newer-sqlite.ts';
import { lockDataDir } from './platform/database/sqlite-lock.ts';
import { checkDataDir, checkPort, StartError } from './platform/start-checks.ts';
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
  try {
    await serve(readConfig(process.env), closers);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

async function serve(config: Config, closers: Closers): Promise<void> {
  await checkPort(config.host, config.port);
  checkDataDir(config.dataDir);
  if (config.databaseUrl === undefined) {
    closers.push(lockDataDir(config.dataDir));
    refuseNewerSqlite(config.dataDir);
  }
  const database = openDatabase(config);
  closers.push(() => database.close());
  await migrate(database.db);
  const dependencies = await createDependencies(config, database);
  closers.push(() => dependencies.changes.close());
  failLoudly((error) => dependencies.log.fatal({ err: error }, 'the process cannot go on'));

  await firstRun(dependencies, {
    seedDemo: async (context) => (await import('./demo/seed-demo.ts')).seedDemo(context),
    announce: (accounts) => print(accountLines(accounts)),
  });
  const app = await buildApp(dependencies);
  closers.push(() => {
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
    return app.close();
  });
  const listening = await listenQuietly(app, config);
  print(addressLines(config.port === 0 ? listening : config.publicUrl, listening));
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
  return describeUnavailable(error);
}
