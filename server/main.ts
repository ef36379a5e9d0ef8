import { buildApp } from './app.ts';
import { createDependencies } from './dependencies.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import { isUnavailable } from './platform/database/errors.ts';
import { migrate, NewerDatabaseError } from './platform/database/migrate.ts';
import { checkDataDir, checkPort, StartError } from './platform/start-checks.ts';

/** Starts the server. Whatever forbids it is one sentence on stderr and exit code 1. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await checkPort(config.host, config.port);
  checkDataDir(config.dataDir);
  const database = openDatabase(config);
  try {
    await migrate(database.db);
    const dependencies = await createDependencies(config, database);
    const app = await buildApp(dependencies);
    await app.listen({ port: config.port, host: config.host });
    closeOnSignal(() => app.close().then(() => database.close()));
  } catch (error) {
    await closeQuietly(database);
    throw error;
  }
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

async function closeQuietly(database: Database): Promise<void> {
  await database.close().catch(() => undefined);
}

function sentence(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof StartError || error instanceof NewerDatabaseError) return error.message;
  if (isUnavailable(error)) return `The database cannot be reached: ${error instanceof Error ? error.message : String(error)}.`;
  return undefined;
}

main().catch((error: unknown) => {
  console.error(sentence(error) ?? error);
  process.exit(1);
});
