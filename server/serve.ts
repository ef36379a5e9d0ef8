import path from 'node:path';
import { inspect } from 'node:util';
import { buildApp } from './app.ts';
import { canSharePort, startCluster } from './cluster/primary.ts';
import { isWorker, runWorker, shareWithOthers } from './cluster/run-worker.ts';
import { createDependencies } from './dependencies.ts';
import { explain } from './explain.ts';
import { firstRun } from './first-run.ts';
import { allTasks } from './modules/all-tasks.ts';
import { settleSecret } from './modules/secrets/service.ts';
import { startBackground } from './platform/background.ts';
import { adoptRestored } from './platform/ports/files/restored-folder.ts';
import { openDiskSpace, roomElsewhere, type DiskSpace } from './platform/disk/disk-space.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { createLastLog } from './platform/log.ts';
import type { Dependencies } from './platform/context.ts';
import { openDatabase, sqliteFileName, type Database } from './platform/database/database.ts';
import { rejectForeignSqlite } from './platform/database/foreign-sqlite.ts';
import { rejectLostDatabase } from './lost-database.ts';
import { bringUpToDate, rejectNewerDatabase } from './platform/database/migrate.ts';
import { sqliteFailure } from './platform/database/sqlite-failure.ts';
import { lockDataDir } from './platform/database/sqlite-lock.ts';
import { cannotListen, checkDataDir, checkPort } from './platform/errors/start-checks.ts';
import { prepareDrain } from './platform/http/admission/drain.ts';
import { describeUnknownVariable, findUnknownVariables } from './platform/config/unknown-variables.ts';
import type { App } from './platform/http/routes/app-types.ts';
import { startWatchdog } from './watchdog.ts';
import { accountLines, addressLines, siteLines } from './welcome.ts';

/** Closers, called in reverse order. */
type Closers = (() => void | Promise<void>)[];

/** Aborted when the process is told to stop. */
const stopping = new AbortController();

/**
 * Serves until stopped, directly or through worker processes (`OCTAVO_WORKERS`), each of which also runs this. Rejects
 * if the server cannot start; `explain` may have a sentence for the error.
 */
export async function run(): Promise<void> {
  const closers: Closers = [];
  const close = () => {
    stopping.abort();
    return closeAll(closers);
  };
  // Restricts the files we write to our user, especially the database and the secret.
  process.umask(0o077);
  const describe = (error: unknown) => explain(error) ?? inspect(error);
  if (isWorker) return runWorker({ start: () => serveAsWorker(closers), close, end: endAfter, describe });
  closeOnSignal(close);
  // Warns before any error, because a misspelt variable may be its cause.
  for (const unknown of findUnknownVariables(process.env)) console.warn(describeUnknownVariable(unknown));
  const config = readConfig(process.env);
  for (const note of config.brand.notes) console.warn(note);
  try {
    await (config.workers > 1 ? serveByWorkers(config, closers) : serveAlone(config, closers));
  } catch (error) {
    await close().catch(() => undefined);
    throw sqliteFailure(error, path.join(config.dataDir, sqliteFileName)) ?? error;
  }
}

async function serveAlone(config: Config, closers: Closers): Promise<void> {
  const dependencies = await prepare(config, closers);
  const listening = await serve(dependencies, closers);
  print(addressLines(config.port === 0 ? listening : config.publicUrl, listening));
}

/** Prepares the database once, then leaves everything else to the workers. */
async function serveByWorkers(config: Config, closers: Closers): Promise<void> {
  const { address, close } = await startCluster(await prepareOnce(config));
  closers.push(close);
  print(addressLines(config.port === 0 ? address : config.publicUrl, address));
}

async function prepareOnce(config: Config): Promise<Dependencies> {
  const closers: Closers = [];
  try {
    return await prepare(config, closers);
  } finally {
    await closeAll(closers);
  }
}

/** Serves in one of several processes on the same port. */
async function serveAsWorker(closers: Closers): Promise<string> {
  const config = readConfig(process.env);
  const database = openDatabase(config);
  closers.push(() => database.close());
  const shared = await shareWithOthers(config);
  const dependencies = await createDependencies(config, database, { ...shared, stopping: stopping.signal });
  closers.push(() => dependencies.changes.close());
  failLoudly(config);
  return serve(dependencies, closers);
}

/** Prepares the installation in one process: opens the database, migrates it and creates the accounts. */
async function prepare(config: Config, closers: Closers): Promise<Dependencies> {
  await checkPort(config.host, config.port);
  const { database, space } = await openChecked(config, closers);
  await bringUpToDate(config, database.db);
  const dependencies = await createDependencies(config, database, { space, stopping: stopping.signal });
  closers.push(() => dependencies.changes.close());
  await settleSecret(config, database.db);
  failLoudly(config);
  await firstRun(dependencies, {
    seedDemo: async (context) => (await import('./demo/seed-demo.ts')).seedDemo(context),
    announce: (accounts, sites) => print([...accountLines(accounts), ...siteLines(sites)]),
  });
  return dependencies;
}

/** Answers requests and runs background tasks; resolves with the address once it listens. */
async function serve(dependencies: Dependencies, closers: Closers): Promise<string> {
  const background = startBackground(dependencies, allTasks);
  closers.push(() => background.close());
  const app = await buildApp(dependencies);
  const drain = prepareDrain(app.server, app.log);
  closers.push(async () => {
    await drain(dependencies.config.stop);
    await app.close();
  });
  const address = await listenQuietly(app, dependencies.config);
  // The first answer does not wait for the start of its thread. It watches until the server has stopped answering.
  closers.splice(-1, 0, startWatchdog(dependencies.config));
  return address;
}

/** Opens the database after checking that it can be ours. Nothing is created or changed before that. */
async function openChecked(
  config: Config,
  closers: Closers,
): Promise<{ readonly database: Database; readonly space: DiskSpace }> {
  let space = roomElsewhere;
  if (config.databaseUrl === undefined) {
    checkDataDir(config.dataDir);
    closers.push(lockDataDir(config.dataDir));
    await adoptRestored(config.dataDir);
    const isThere = rejectForeignSqlite(config.dataDir);
    await rejectLostDatabase(config, () => isThere);
    space = await openDiskSpace(config.dataDir);
    // On a full disk, this frees the space for opening the database.
    space.isFull();
  }
  const database = openDatabase(config);
  closers.push(() => database.close());
  if (config.databaseUrl !== undefined) {
    await rejectLostDatabase(config, async () => (await rejectNewerDatabase(database.db)).length > 0);
    checkDataDir(config.dataDir);
  }
  return { database, space };
}

/** Listens without the framework's log line, because the address is also printed for people. */
async function listenQuietly(app: App, { port, host }: Config): Promise<string> {
  const { level } = app.log;
  app.log.level = 'warn';
  // The framework passes all options to Node, although its types do not include the last one.
  const place = { port, host, reusePort: isWorker && canSharePort && port !== 0 };
  const listening = await app.listen(place).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall === 'listen' || error.syscall === 'bind' ? cannotListen(error, host, port) : error;
  });
  app.log.level = level;
  return listening;
}

/** On Ctrl-C or SIGTERM, running work finishes and the process ends with code 0; a second signal ends it at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      endAfter(close());
    });
  }
}

function endAfter(closed: Promise<void>): void {
  closed.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

async function closeAll(closers: Closers): Promise<void> {
  for (const closer of closers.splice(0).toReversed()) await closer();
}

/** After an uncaught error the state of the process is unknown, so it logs the error and ends. */
function failLoudly({ logLevel }: Config): void {
  const log = createLastLog(logLevel);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'the process cannot go on');
      process.exit(1);
    });
  }
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}
