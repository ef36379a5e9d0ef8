import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyOfPostgresDatabase, emptyPostgresDatabase, type FreshPostgres } from './fresh-postgres.ts';
import { freePort } from '../../tools/free-port.ts';
import { until } from '../../tools/until.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The databases a real server runs on. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** The account that may sign in to a test server. */
export const editorAccount = { email: 'editor@localhost.test', password: 'a password for tests' };
export const adminAccount = { email: 'admin@localhost.test', password: 'another password for tests' };

/** A server process with its own data folder and database. */
export type RealServer = Awaited<ReturnType<typeof startRealServer>>;

/** The data of a server after its first start with the demo. No server runs on it. */
export interface PreparedDemo {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** The variable with the demos that `with-demo.ts` has prepared. */
export const preparedDemos = 'OCTAVO_TEST_DEMOS';

/**
 * Starts the server as an operator does, with these settings on top of its own, and waits for its first answer. Migrating and
 * filling the demo take longer than the rest of a start, so a server starts with a copy of the run's prepared demo, unless its
 * settings are about the demo. Its data folder is made in `place`. Settings that name a folder or a database share it with
 * another server or provide it.
 */
export async function startRealServer(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
  place = os.tmpdir(),
) {
  const dataDir = settings['OCTAVO_DATA_DIR'] ?? fs.mkdtempSync(path.join(place, 'octavo server '));
  const port = await freePort();
  const demo = settings['OCTAVO_DEMO'] === undefined ? findPreparedDemo(kind) : undefined;
  if (demo !== undefined && settings['OCTAVO_DATA_DIR'] === undefined)
    fs.cpSync(demo.dataDir, dataDir, { recursive: true });
  const hasOwn = kind === 'PostgreSQL' && settings['DATABASE_URL'] === undefined;
  const database = hasOwn ? await makeDatabase(demo) : undefined;
  const environment: Readonly<Record<string, string>> = {
    PORT: String(port),
    OCTAVO_DATA_DIR: dataDir,
    OCTAVO_DEMO: '1',
    OCTAVO_DEMO_PASSWORD: editorAccount.password,
    OCTAVO_ADMIN_PASSWORD: adminAccount.password,
    OCTAVO_RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
    ...(kind === 'PostgreSQL' && { OCTAVO_SECRET: 'a secret that is only for tests' }),
    ...(database !== undefined && { DATABASE_URL: database.url }),
    ...settings,
  };
  let running = spawnServer(environment);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, running);
  return {
    ...{ url, port, dataDir, environment },
    /** The process that it runs as at the moment. */
    get pid() {
      return running.child.pid ?? 0;
    },
    /** Everything it has printed so far. */
    output: () => running.output(),
    /** Returns its exit code. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') => end(running.child, signal),
    /** Kills it without warning. */
    kill: async () => void (await end(running.child, 'SIGKILL')),
    /** Starts it again with the same data. */
    restart: async () => {
      await end(running.child, 'SIGTERM');
      running = spawnServer(environment);
      await untilAnswering(url, running);
    },
    /** Stops it and removes its data. */
    remove: async () => {
      await end(running.child, 'SIGTERM');
      await database?.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function findPreparedDemo(kind: DatabaseKind): PreparedDemo | undefined {
  const prepared = process.env[preparedDemos];
  return prepared === undefined
    ? undefined
    : (JSON.parse(prepared) as Readonly<Record<DatabaseKind, PreparedDemo>>)[kind];
}

function makeDatabase(demo: PreparedDemo | undefined): Promise<FreshPostgres> {
  return demo?.databaseUrl === undefined ? emptyPostgresDatabase() : copyOfPostgresDatabase(demo.databaseUrl);
}

/** A running server process, not necessarily one that will answer. */
export interface ServerProcess {
  readonly child: ChildProcess;
  output(): string;
}

/** Runs the built server with only these settings. */
export function spawnServer(environment: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

/** Waits until a process has ended and returns its exit code. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return exitOf(child);
}

async function untilAnswering(url: string, { child, output }: ServerProcess): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null)
      throw new Error(`The server did not start (exit code ${child.exitCode}).\n${output()}`);
    return (await fetch(`${url}/api/system/ping/`).catch(() => undefined))?.ok === true;
  });
}
