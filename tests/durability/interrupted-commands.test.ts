import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { until } from '../../tools/until.ts';
import { emptyPostgresDatabase } from '../support/fresh-postgres.ts';
import { octavo, startOctavo, type Ran } from '../support/octavo-command.ts';
import { databaseKinds, type RealServer } from '../support/real-server.ts';
import { startUnreliableProxy } from '../support/unreliable-proxy.ts';
import { signInToApi } from './author.ts';
import {
  allFiles,
  type BackedUp,
  backUp,
  emptyPlace,
  makeFolder,
  readEverything,
  secretOf,
  startBackedUp,
  startServer,
} from './installation.ts';
import { rounds } from './rounds.ts';

/** How many files a command has made when it is killed. */
const moments = [1, 25, 12];

/** Kills a command as soon as the condition holds, unless it has ended by then. */
async function killWhen(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  condition: () => boolean | Promise<boolean>,
): Promise<Ran> {
  const { child, ended } = startOctavo(settings, args);
  let over = false;
  void ended.then(() => (over = true));
  await until(async () => over || (await condition()));
  child.kill('SIGKILL');
  return ended;
}

/** The number of files in a folder that another process fills or empties meanwhile. */
function countFiles(folder: string): number {
  try {
    return allFiles(folder).length;
  } catch {
    return 0;
  }
}

async function startedOn(place: Readonly<Record<string, string>>): Promise<RealServer> {
  return startServer('DATABASE_URL' in place ? 'PostgreSQL' : 'SQLite', { ...place, OCTAVO_DEMO: '0' });
}

describe.each(databaseKinds)('on %s', (kind) => {
  let from: BackedUp;
  beforeAll(async () => {
    from = await startBackedUp(kind);
  });
  afterAll(() => from.remove());

  it('a backup that is killed leaves nothing under the name of a backup, and the next one works', async () => {
    const { server } = from;
    const target = makeFolder();
    const codes: (number | null)[] = [];
    for (const files of moments.slice(0, rounds(2, moments.length))) {
      const seen = countFiles(target);
      const killed = () => countFiles(target) >= seen + files;
      codes.push((await killWhen(server.environment, ['backup', target], killed)).code);
    }
    expect(codes).toContain(null);
    await backUp(server, target);
    const left = fs.readdirSync(target).filter((name) => name !== 'lock');
    for (const name of left) {
      expect(name).toMatch(/^octavo-/);
      const manifest = JSON.parse(fs.readFileSync(path.join(target, name, 'manifest.json'), 'utf8')) as {
        files: readonly { path: string; bytes: number }[];
      };
      for (const file of manifest.files)
        expect([file.path, fs.statSync(path.join(target, name, file.path)).size]).toEqual([
          file.path,
          file.bytes,
        ]);
    }
  });

  it('a restore that is killed leaves nothing or everything', async () => {
    const codes: (number | null)[] = [];
    for (const files of moments.slice(0, rounds(1, moments.length))) {
      const place = await emptyPlace(kind, from.secret);
      const dataDir = place['OCTAVO_DATA_DIR'] ?? '';
      codes.push((await killWhen(place, ['restore', from.backup], () => countFiles(dataDir) > files)).code);
      const again = await octavo(place, ['restore', from.backup]);
      if (again.code !== 0) expect(again.error).toMatch(/already has a database|is not empty/);
      const restored = await startedOn(place);
      expect([files, await readEverything(restored.url)]).toEqual([files, from.contents]);
      await restored.stop();
    }
    expect(codes).toContain(null);
  });

  it('a restore that is killed while it replaces leaves the old or the new installation', async () => {
    const server = await startServer(kind);
    const newer = await readEverything(server.url);
    const backup = await backUp(server, makeFolder());
    await (await signInToApi(server.url)).makePage();
    const older = await readEverything(server.url);
    expect(older).not.toEqual(newer);
    const codes: (number | null)[] = [];
    for (const files of moments.slice(0, rounds(1, moments.length))) {
      await server.stop();
      const seen = countFiles(server.dataDir);
      const killed = () => countFiles(server.dataDir) > seen + files;
      codes.push((await killWhen(server.environment, ['restore', backup, '--replace'], killed)).code);
      await server.restart();
      const now = await readEverything(server.url);
      const replaced = JSON.stringify(now) === JSON.stringify(newer);
      expect(now).toEqual(replaced ? newer : older);
      if (replaced) break;
    }
    expect(codes).toContain(null);
    await server.stop();
    expect(await octavo(server.environment, ['restore', backup, '--replace'])).toMatchObject({ code: 0 });
    await server.restart();
    expect(await readEverything(server.url)).toEqual(newer);
  });
});

test('a restore over SQLite that is interrupted after its rename is finished by the next start or command', async () => {
  const server = await startServer('SQLite');
  const wanted = await readEverything(server.url);
  await server.stop();
  const restored = path.join(server.dataDir, 'restored');
  const move = () => {
    fs.mkdirSync(restored);
    for (const name of ['octavo.sqlite', 'secret', 'media'])
      fs.renameSync(path.join(server.dataDir, name), path.join(restored, name));
  };
  move();
  // The remains of the former database, which must not get into the new one.
  fs.writeFileSync(path.join(server.dataDir, 'octavo.sqlite'), 'the old database');
  fs.writeFileSync(path.join(server.dataDir, 'octavo.sqlite-wal'), 'the rest of the old database');
  await server.restart();
  expect(await readEverything(server.url)).toEqual(wanted);
  await server.stop();
  move();
  await backUp(server, makeFolder());
  expect(fs.existsSync(restored)).toBe(false);
  await server.restart();
  expect(await readEverything(server.url)).toEqual(wanted);
});

test('a copy to PostgreSQL that is killed leaves the target empty, and can be repeated', async () => {
  const server = await startServer('SQLite');
  const wanted = await readEverything(server.url);
  const secret = secretOf(server.dataDir);
  const running = await octavo(server.environment, ['db', 'copy', '--to', 'postgres://localhost/anywhere']);
  expect(running).toMatchObject({
    code: 1,
    error: expect.stringContaining('in use by another Octavo') as string,
  });
  await server.stop();
  const target = await emptyPostgresDatabase();
  onTestFinished(() => target.drop());
  const detour = new URL(target.url);
  const proxy = await startUnreliableProxy(Number(detour.port));
  onTestFinished(() => proxy.close());
  detour.port = String(proxy.port);
  const unknown = new URL(target.url);
  unknown.pathname = '/no_such_database';
  const astray = await octavo(server.environment, ['db', 'copy', '--to', unknown.href]);
  expect([astray.code, astray.error]).toEqual([1, 'The database that --to names does not exist.\n']);
  const command = ['db', 'copy', '--to', detour.href];
  const watcher = new pg.Client({ connectionString: process.env['OCTAVO_TEST_POSTGRES'] });
  await watcher.connect();
  onTestFinished(() => watcher.end());
  const statements = async () => {
    const answer = await watcher.query<{ query: string }>(
      'select query from pg_stat_activity where datname = $1',
      [new URL(target.url).pathname.slice(1)],
    );
    return answer.rows.map(({ query }) => query);
  };
  for (const statement of ['create table', 'insert into "pages"', 'count(*) as count']) {
    // The command waits for the answer to this statement until it is killed.
    proxy.deafen(statement);
    const seen = async () => (await statements()).some((query) => query.includes(statement));
    const killed = await killWhen(server.environment, command, seen);
    expect([statement, killed.code]).toEqual([statement, null]);
    proxy.deafen(undefined);
    await until(async () => (await statements()).length === 0);
    expect([statement, await tablesOf(target.url)]).toEqual([statement, []]);
  }
  const copied = await octavo(server.environment, command);
  expect(copied).toMatchObject({ code: 0, error: '' });
  expect(await octavo(server.environment, command)).toEqual({
    code: 1,
    out: '',
    error: 'The database is not empty; use an empty one.\n',
  });
  const place = { OCTAVO_DATA_DIR: server.dataDir, DATABASE_URL: target.url, OCTAVO_SECRET: secret };
  const moved = await startedOn(place);
  expect(await readEverything(moved.url)).toEqual(wanted);
});

async function tablesOf(connectionString: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
