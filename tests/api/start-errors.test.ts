import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { exitOf, spawnServer, startRealServer } from '../support/real-server.ts';

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-refusals-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server that cannot start and returns its output, which is one line. */
async function startInVain(environment: Readonly<Record<string, string>>): Promise<string> {
  const { child, output } = spawnServer({
    PORT: String(await freePort()),
    OCTAVO_DEMO: '0',
    LOG_LEVEL: 'warn',
    ...environment,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect([await exitOf(child), output().split('\n').length]).toEqual([1, 2]);
  return output();
}

test.runIf(process.platform === 'linux')(
  'a data folder where no folder can be created is rejected at once',
  async () => {
    expect(await startInVain({ OCTAVO_DATA_DIR: '/proc/nope/deeper' })).toMatch(
      /^The data folder \/proc\/nope\/deeper cannot be written \(\w+\); set OCTAVO_DATA_DIR to another one\.\n$/,
    );
  },
);

const directory = (file: string) => fs.mkdirSync(file);
const text = (content: string) => (file: string) => fs.writeFileSync(file, content);
const noSecret = / holds no secret of at least 16 characters; restore it from a backup/;
const notOpened = / cannot be opened \(.+\); it must be a file that this user may read and write\.\n$/;

test.each<[name: string, what: string, make: (file: string) => void, sentence: RegExp]>([
  ['secret', 'is empty', text(''), noSecret],
  ['secret', 'is short', text('short\n'), noSecret],
  [
    'secret',
    'is a folder',
    directory,
    / cannot be read \(EISDIR\); it must be a file that this user may read\.\n$/,
  ],
  ['octavo.sqlite', 'is a folder', directory, notOpened],
  ['lock', 'is a folder', directory, notOpened],
  [
    'octavo.sqlite',
    'is something else',
    text('this is no database\n'.repeat(100)),
    / is not an SQLite database; move it away, restore a backup or set OCTAVO_DATA_DIR\.\n$/,
  ],
  [
    'octavo.sqlite',
    'is of another program',
    (file) => {
      const other = new DatabaseSync(file);
      other.exec('create table users (id integer primary key, nick text)');
      other.close();
    },
    / is the database of another program \(it has a table "users"\); set OCTAVO_DATA_DIR to another folder\.\n$/,
  ],
])(
  '%s that %s gives one sentence that names it, and is left unchanged',
  async (name, _what, make, sentence) => {
    const dataDir = makeFolder();
    const file = path.join(dataDir, name);
    make(file);
    const read = () =>
      fs.statSync(file).isDirectory() ? fs.readdirSync(file) : fs.readFileSync(file, 'latin1');
    const before = read();
    const output = await startInVain({ OCTAVO_DATA_DIR: dataDir });
    expect(output.startsWith(file), output).toBe(true);
    expect(output.slice(file.length)).toMatch(new RegExp(`^${sentence.source}`));
    expect(read()).toEqual(before);
  },
);

test('an unreachable PostgreSQL leaves no data folder behind', async () => {
  const dataDir = path.join(makeFolder(), 'fresh');
  const output = await startInVain({
    OCTAVO_DATA_DIR: dataDir,
    DATABASE_URL: `postgres://octavo@127.0.0.1:${await freePort()}/octavo`,
    OCTAVO_SECRET: 'a secret of the tests only',
  });
  expect(output).toMatch(/^The database cannot be reached: .*ECONNREFUSED/);
  expect(fs.existsSync(dataDir)).toBe(false);
});

test('a port in use gives one sentence, and nothing is touched', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as net.AddressInfo;
  const dataDir = path.join(makeFolder(), 'fresh');
  expect(await startInVain({ PORT: String(port), OCTAVO_DATA_DIR: dataDir })).toBe(
    `Port ${port} on 127.0.0.1 is in use; set PORT to another one.\n`,
  );
  expect(fs.existsSync(dataDir)).toBe(false);
});

test('a database of a newer version gives one sentence, and not a byte changes', async () => {
  const { dataDir, environment, ...server } = await startRealServer('SQLite', { OCTAVO_DEMO: '0' });
  onTestFinished(() => server.remove());
  await server.stop();
  const file = path.join(dataDir, 'octavo.sqlite');
  const database = new DatabaseSync(file);
  database.exec("insert into kysely_migration values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')");
  database.close();
  const read = () => ({ bytes: fs.readFileSync(file), names: fs.readdirSync(dataDir) });
  const before = read();
  expect(await startInVain(environment)).toMatch(
    /^The database was written by a newer version of Octavo \(it has "9999-from-the-future"\);/,
  );
  expect(read()).toEqual(before);
});

test('an upload store that does not work while the demo is filled gives one sentence', async () => {
  const dataDir = makeFolder();
  fs.writeFileSync(path.join(dataDir, 'media'), 'no folder');
  const { child, output } = spawnServer({
    PORT: String(await freePort()),
    OCTAVO_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect([await exitOf(child), output()]).toEqual([
    1,
    'The store of uploads does not work; look at the S3 settings, or at media/ in the data folder without them.\n',
  ]);
});
