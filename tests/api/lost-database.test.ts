import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { emptyPostgresDatabase } from '../support/fresh-postgres.ts';
import { exitOf, spawnServer, startRealServer } from '../support/real-server.ts';

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

it('a start is rejected when the SQLite file has no tables, until the rest is moved away', async () => {
  const server = await startRealServer('SQLite');
  onTestFinished(() => server.remove());
  await server.stop();
  const { dataDir } = server;
  const file = path.join(dataDir, 'octavo.sqlite');
  fs.rmSync(file);
  new DatabaseSync(file).close();
  const before = fs.readdirSync(dataDir);
  const [code, output] = await start(server.environment);
  expect([code, output]).toEqual([1, expect.stringMatching(rejection)]);
  const parts = ['secret', 'media'].map((name) => path.join(dataDir, name));
  for (const part of parts) expect(output).toContain(part);
  expect(fs.readdirSync(dataDir)).toEqual(before);
  for (const part of parts) fs.rmSync(part, { recursive: true });
  expect((await start(server.environment))[0]).toBe(0);
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
