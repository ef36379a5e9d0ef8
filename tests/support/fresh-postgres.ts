import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { sourceFiles } from './source-files.ts';

/** An arbitrary number that nothing else on the server locks. */
const lockNumber = 4_403_117;

/** Migrating is the slowest part of creating a database, so it is done once and the rest are copies. */
let template: Promise<string> | undefined;

/** Connections to the server itself, which the next database uses too. They do not keep the process running. */
let administrators: pg.Pool | undefined;

/** A separate database on the test run's server, until it is dropped. */
export interface FreshPostgres {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database. */
export function emptyPostgresDatabase(): Promise<FreshPostgres> {
  return createDatabase(findServer(), 'template1');
}

/** A database with the schema of this release. */
export async function migratedPostgresDatabase(): Promise<FreshPostgres> {
  const server = findServer();
  template ??= makeTemplate(server);
  return createDatabase(server, await template);
}

/** A copy of another database, which must have no open connections. */
export function copyOfPostgresDatabase(url: string): Promise<FreshPostgres> {
  return createDatabase(findServer(), new URL(url).pathname.slice(1));
}

function findServer(): string {
  const server = process.env['OCTAVO_TEST_POSTGRES'];
  if (server === undefined) throw new Error('OCTAVO_TEST_POSTGRES names no PostgreSQL server.');
  return server;
}

async function createDatabase(server: string, from: string): Promise<FreshPostgres> {
  const name = newName();
  await administer(server, async (client) => {
    // Copies files; by default PostgreSQL would write every page to its log first, which takes twice as long.
    await client.query(`create database ${name} template ${from} strategy file_copy`);
  });
  const drop = () =>
    administer(server, async (client) => void (await client.query(`drop database ${name} with (force)`)));
  return { url: addressOf(server, name), drop };
}

/** Created by the first process of the run that needs it, once for each state of the migrations. */
async function makeTemplate(server: string): Promise<string> {
  const texts = sourceFiles('server/migrations', 'server/library').map(({ text }) => text);
  const name = `octavo_template_${createHash('sha256').update(texts.join()).digest('hex').slice(0, 16)}`;
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    try {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await migrateInto(name, server, client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockNumber]);
    }
  });
  return name;
}

/** The database has another name until it is complete, so a process that is killed leaves no half-made template. */
async function migrateInto(name: string, server: string, client: pg.ClientBase): Promise<void> {
  const unfinished = newName();
  await client.query(`create database ${unfinished}`);
  const database = openDatabase({ databaseUrl: addressOf(server, unfinished), dataDir: '' });
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

function newName(): string {
  return `octavo_${randomUUID().replaceAll('-', '')}`;
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(server: string, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  // The server may stop before this process does, which is no error.
  administrators ??= new pg.Pool({ connectionString: server, allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  );
  const client = await administrators.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}
