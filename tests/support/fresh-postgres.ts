import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { sourceFiles } from './source-files.ts';

/** Any number that nothing else on the server locks. */
const lockNumber = 4_403_117;

/** Migrating takes most of the time that a database costs, so it is done once: the others are copies. */
let template: Promise<string> | undefined;

/** A database of its own on the server that the test run started, until it is dropped. */
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

/** A database with the contents of another one, to which nobody is connected. */
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
    await client.query(`create database ${name} template ${from}`);
  });
  const drop = () =>
    administer(server, async (client) => void (await client.query(`drop database ${name} with (force)`)));
  return { url: addressOf(server, name), drop };
}

/** Made by whichever process of the run comes first, once for each state of the migrations. */
async function makeTemplate(server: string): Promise<string> {
  const texts = sourceFiles('server/migrations', 'server/library').map(({ text }) => text);
  const name = `octavo_template_${createHash('sha256').update(texts.join()).digest('hex').slice(0, 16)}`;
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    // Under another name until it is whole: a process that is ended on the way leaves no half of a template.
    const unfinished = newName();
    await client.query(`create database ${unfinished}`);
    const database = openDatabase({ databaseUrl: addressOf(server, unfinished), dataDir: '' });
    try {
      await migrate(database.db);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function newName(): string {
  return `octavo_${randomUUID().replaceAll('-', '')}`;
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
