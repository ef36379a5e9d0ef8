import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import { startPostgres, type TestPostgres } from '../../tools/postgres.ts';
import { type RealServer, startRealServer } from '../support/real-server.ts';
import { startUnreliableProxy } from '../support/unreliable-proxy.ts';
import { startLoad, type Load, type Storm } from './load.ts';
import { plan, rounds, printCounts } from './rounds.ts';
import pg from 'pg';
import { freePort } from '../../tools/free-port.ts';
import { type Daemon, startDaemon } from '../support/daemon.ts';

/** A PgBouncer in front of the server of a database. */
interface PgBouncer extends Daemon {
  /** The same database through PgBouncer. */
  readonly url: string;
}

/** Starts PgBouncer as in the guide for operators. */
async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = String(await freePort());
  const daemon = await startDaemon({
    program: 'pgbouncer',
    debianPackage: 'pgbouncer',
    files: () => ({
      'pgbouncer.ini': [
        '[databases]',
        `* = host=${target.hostname} port=${target.port}`,
        '[pgbouncer]',
        `listen_addr = ${url.hostname}`,
        `listen_port = ${url.port}`,
        'unix_socket_dir =',
        'auth_type = trust',
        'auth_file = users',
        'pool_mode = session',
        'default_pool_size = 40',
        // By default it waits 15 seconds after a failed connection to the database.
        'server_login_retry = 1',
        'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout',
        '',
      ].join('\n'),
      users: `"${target.username}" ""\n`,
    }),
    args: () => ['pgbouncer.ini'],
    async isReady() {
      const client = new pg.Client({ connectionString: url.href });
      try {
        await client.connect();
        await client.end();
        return true;
      } catch {
        return false;
      }
    },
  });
  return { ...daemon, url: url.href };
}

let postgres: TestPostgres;
/** All servers of this file run on its database. */
let server: RealServer;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true });
  server = await startRealServer('PostgreSQL', { DATABASE_URL: postgres.url, OCTAVO_DEMO: '1' });
});
afterAll(async () => {
  await server.remove();
  await postgres.stop();
});

const writes = fc.integer({ min: 8, max: 24 });

describe('a server whose PostgreSQL', () => {
  it.each([
    ['restarts', 'SIGINT'],
    ['drops everything and restarts', 'SIGQUIT'],
    ['is killed', 'SIGKILL'],
  ] as const)('%s refuses writes for a moment, loses none and needs no restart', async (_name, signal) => {
    const { load, storm } = await startStorm();
    for (const more of plan(rounds(1, 20), writes)) {
      await written(load, storm, more);
      await postgres.restart(signal);
      await written(load, storm, 1);
    }
    expect(await conclude(load, storm)).toBeGreaterThan(0);
  });

  it('hangs rejects writes until it continues, and stays alive', async () => {
    const { load, storm } = await startStorm();
    for (const more of plan(rounds(1, 20), writes)) {
      await written(load, storm, more);
      const before = storm.rejected;
      postgres.pause();
      try {
        await storm.until(() => storm.rejected >= before + load.writers.length);
      } finally {
        postgres.resume();
      }
      await written(load, storm, 1);
    }
    expect(await conclude(load, storm)).toBeGreaterThan(0);
  });

  it('is slow loses no write, and stays alive', async () => {
    const proxy = await startUnreliableProxy(portOf(postgres.url));
    onTestFinished(() => proxy.close());
    const { load, storm } = await startStorm(withPort(postgres.url, proxy.port));
    for (const delay of plan(rounds(1, 20), fc.integer({ min: 20, max: 400 }))) {
      proxy.behave({ delay });
      await written(load, storm, 8);
      proxy.behave('pass');
      await written(load, storm, 8);
    }
    expect(await conclude(load, storm)).toBeGreaterThan(0);
  });

  it('restarts behind PgBouncer in session mode loses no write', async () => {
    const bouncer = await startPgBouncer(postgres.url);
    onTestFinished(() => bouncer.stop());
    const { load, storm } = await startStorm(bouncer.url);
    for (const more of plan(rounds(1, 20), writes)) {
      await written(load, storm, more);
      await postgres.restart('SIGINT');
      await written(load, storm, 1);
    }
    expect(await conclude(load, storm)).toBeGreaterThan(0);
  });
});

/** Writers at work on the server, or on one that reaches the database through something else. */
async function startStorm(detour?: string): Promise<{ load: Load; storm: Storm }> {
  const load = await startLoad(detour === undefined ? server : await startBeside(detour));
  return { load, storm: load.writeThrough() };
}

async function startBeside(databaseUrl: string): Promise<RealServer> {
  const { OCTAVO_DATA_DIR = '' } = server.environment;
  const second = await startRealServer('PostgreSQL', {
    OCTAVO_DATA_DIR,
    DATABASE_URL: databaseUrl,
    OCTAVO_DEMO: '1',
  });
  onTestFinished(async () => void (await second.stop()));
  return second;
}

/** Waits until this many more writes are acknowledged. */
async function written(load: Load, storm: Storm, more: number): Promise<void> {
  const enough = load.acknowledged() + more;
  await storm.until(() => load.acknowledged() >= enough);
}

/** Stops writing, compares everything with the history and returns how many writes were acknowledged. */
async function conclude(load: Load, storm: Storm): Promise<number> {
  await storm.stop();
  await load.verify();
  printCounts({ acknowledged: load.acknowledged(), lost: 0, rejected: storm.rejected });
  return load.acknowledged();
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}
