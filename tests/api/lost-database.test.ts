import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { emptyPostgresDatabase } from '../support/fresh-postgres.ts';
import { exitOf, spawnServer, startRealServer, type RealServer } from '../support/real-server.ts';

type Settings = Readonly<Record<string, string>>;

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-lost-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server and stops it again; returns its exit code and its output. */
async function start(settings: Settings): Promise<readonly [number | null, string]> {
  const { child, output } = spawnServer({ OCTAVO_DEMO: '0', LOG_LEVEL: 'warn', ...settings });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = exitOf(child);
  await expect.poll(() => child.exitCode !== null || output().includes('Press Ctrl-C')).toBe(true);
  child.kill('SIGTERM');
  return [await ended, output()];
}

const rejection = /^There is an installation without its database, .*\n$/;

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer('SQLite');
  await server.stop();
});
afterAll(() => server?.remove());

it.each([
  ['missing', (file: string) => fs.rmSync(file)],
  ['empty', (file: string) => fs.truncateSync(file)],
  [
    'without tables',
    (file: string) => {
      fs.rmSync(file);
      new DatabaseSync(file).close();
    },
  ],
])('a start is rejected when the SQLite file is %s, until the rest is moved away', async (_state, lose) => {
  const dataDir = makeFolder();
  fs.cpSync(server.dataDir, dataDir, { recursive: true });
  const settings = { ...server.environment, OCTAVO_DATA_DIR: dataDir };
  lose(path.join(dataDir, 'octavo.sqlite'));
  const before = fs.readdirSync(dataDir);
  const [code, output] = await start(settings);
  expect([code, output]).toEqual([1, expect.stringMatching(rejection)]);
  const parts = ['secret', 'media'].map((name) => path.join(dataDir, name));
  for (const part of parts) expect(output).toContain(part);
  expect(fs.readdirSync(dataDir)).toEqual(before);
  for (const part of parts) fs.rmSync(part, { recursive: true });
  expect((await start(settings))[0]).toBe(0);
});

it.each([
  ['the secret', 'secret', 'a secret that is only for tests'],
  ['an image', 'media/ab/image.png', 'png'],
  ['a mail', 'outbox/2026.eml', 'mail'],
  ['the write-ahead log', 'octavo.sqlite-wal', 'wal'],
])('a start is rejected when %s is all that is left', async (_what, name, text) => {
  const dataDir = makeFolder();
  fs.mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
  fs.writeFileSync(path.join(dataDir, name), text);
  const [code, output] = await start({ OCTAVO_DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect([code, output]).toEqual([1, expect.stringMatching(rejection)]);
});

it('a start is rejected on an empty PostgreSQL beside images, and creates nothing', async () => {
  const database = await emptyPostgresDatabase();
  onTestFinished(() => database.drop());
  const settings = async (dataDir: string): Promise<Settings> => ({
    OCTAVO_DATA_DIR: dataDir,
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    OCTAVO_SECRET: 'a secret of the tests only',
  });
  const withImages = makeFolder();
  fs.mkdirSync(path.join(withImages, 'media'));
  fs.writeFileSync(path.join(withImages, 'media', 'image.png'), 'png');
  expect(await start(await settings(withImages))).toEqual([1, expect.stringMatching(rejection)]);
  expect((await start(await settings(makeFolder())))[0]).toBe(0);
  // From then on, the images belong to this database.
  expect((await start(await settings(withImages)))[0]).toBe(0);
});
