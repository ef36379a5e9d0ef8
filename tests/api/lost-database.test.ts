import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/platform/config/config.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { createS3FileStore } from '../../server/platform/ports/files/s3-file-store.ts';
import { freePort } from '../../tools/free-port.ts';
import { emptyPostgresDatabase } from '../support/fresh-postgres.ts';
import type { Ran } from '../support/octavo-command.ts';
import { octavo } from '../support/octavo-in-process.ts';
import { exitOf, spawnServer, startRealServer, type RealServer } from '../support/real-server.ts';
import { startS3Server } from '../support/s3-server.ts';
import { mountSmallDisk } from '../support/small-disk.ts';

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

const rejection = /^There is an installation without its database: .* "npm run octavo -- start-over"/;

let server: RealServer;
let whileRunning: Ran;
beforeAll(async () => {
  server = await startRealServer('SQLite');
  whileRunning = await octavo(server.environment, ['start-over']);
  await server.stop();
});
afterAll(() => server?.remove());

/** The settings of a copy of the installation, on which no server runs. */
function copyInstallation(): {
  readonly settings: Settings;
  readonly dataDir: string;
  readonly file: string;
} {
  const dataDir = makeFolder();
  fs.cpSync(server.dataDir, dataDir, { recursive: true });
  const settings = { ...server.environment, OCTAVO_DATA_DIR: dataDir };
  return { settings, dataDir, file: path.join(dataDir, 'octavo.sqlite') };
}

it('does not start over while a server runs, or while the database is there', async () => {
  const { code, error } = whileRunning;
  expect([code, error]).toEqual([1, expect.stringMatching(/in use by another Octavo/)]);
  const kept = await octavo(server.environment, ['start-over']);
  expect([kept.code, kept.error]).toEqual([1, expect.stringMatching(/^The database holds an installation/)]);
});

describe('a start without the database of the installation', () => {
  it.each([
    ['missing', (file: string) => fs.rmSync(file)],
    ['empty', (file: string) => fs.truncateSync(file)],
    [
      'empty',
      (file: string) => {
        fs.rmSync(file);
        new DatabaseSync(file).close();
      },
    ],
  ])('is rejected when the SQLite file is %s, until somebody starts over', async (state, lose) => {
    const { settings, dataDir, file } = copyInstallation();
    lose(file);
    const before = fs.readdirSync(dataDir);
    const [code, output] = await start(settings);
    expect([code, output.split('\n').length]).toEqual([1, 2]);
    expect(output).toMatch(rejection);
    expect(output).toContain(`octavo.sqlite is ${state}, but this is left: `);
    for (const name of ['secret', 'media']) expect(output).toContain(path.join(dataDir, name));
    expect(fs.readdirSync(dataDir)).toEqual(before);

    const over = await octavo(settings, ['start-over', '--json']);
    expect([over.code, over.error]).toEqual([0, '']);
    const { folder, moved } = JSON.parse(over.out) as { folder: string; moved: string[] };
    expect(fs.readdirSync(folder).toSorted()).toEqual(moved.toSorted());
    expect(moved).toEqual(expect.arrayContaining(['secret', 'media']));
    expect((await start(settings))[0]).toBe(0);
  });

  it.runIf(process.platform === 'linux')('keeps everything in its place if a folder is a mount', async () => {
    const dataDir = makeFolder();
    const disk = mountSmallDisk(1, path.join(dataDir, 'media'));
    try {
      for (const name of ['secret', 'outbox/2026.eml', 'media/picture.png']) {
        fs.mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
        fs.writeFileSync(path.join(dataDir, name), 'a part of an installation');
      }
      const settings = { OCTAVO_DATA_DIR: dataDir };
      const { code, error } = await octavo(settings, ['start-over']);
      expect([code, error]).toEqual([
        1,
        `${path.join(dataDir, 'media')} cannot be moved (EBUSY), and nothing was; empty it yourself.\n`,
      ]);
      expect(fs.readdirSync(dataDir).toSorted()).toEqual(['lock', 'media', 'outbox', 'secret']);
      fs.rmSync(path.join(dataDir, 'media', 'picture.png'));
      expect((await octavo(settings, ['start-over'])).code).toBe(0);
    } finally {
      disk.remove();
    }
  });

  it.each([
    ['the secret', 'secret', 'a secret that is only for tests'],
    ['an image', 'media/ab/picture.png', 'png'],
    ['a mail', 'outbox/2026.eml', 'mail'],
    ['the write-ahead log', 'octavo.sqlite-wal', 'wal'],
  ])('is rejected when %s is all that is left', async (_what, name, text) => {
    const dataDir = makeFolder();
    fs.mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
    fs.writeFileSync(path.join(dataDir, name), text);
    const [code, output] = await start({ OCTAVO_DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect([code, output]).toEqual([1, expect.stringMatching(rejection)]);
  });

  it('fails when all accounts are missing, until the file is deleted and the server starts over', async () => {
    const { settings, file } = copyInstallation();
    const database = new DatabaseSync(file);
    database.exec('delete from workspaces; delete from users;');
    database.close();
    const [code, output] = await start(settings);
    expect([code, output]).toEqual([1, expect.stringMatching(rejection)]);
    expect(output).toContain('octavo.sqlite has no accounts, but this is left: ');
    expect(output).toContain('delete it and run');

    fs.rmSync(file);
    expect((await octavo(settings, ['start-over'])).code).toBe(0);
    expect((await start(settings))[0]).toBe(0);
  });

  it('fails on an empty PostgreSQL beside images in the data folder or in the bucket', async () => {
    const database = await emptyPostgresDatabase();
    onTestFinished(() => database.drop());
    const s3 = await startS3Server();
    onTestFinished(() => s3.close());
    const settings = async (dataDir: string): Promise<Settings> => ({
      OCTAVO_DATA_DIR: dataDir,
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      OCTAVO_SECRET: 'a secret of the tests only',
    });

    const withImages = makeFolder();
    fs.mkdirSync(path.join(withImages, 'media'));
    fs.writeFileSync(path.join(withImages, 'media', 'picture.png'), 'png');
    const local = await start(await settings(withImages));
    expect(local).toEqual([1, expect.stringMatching(rejection)]);
    expect(local[1]).toContain('the database of DATABASE_URL is empty, but this is left: images in');

    const stored = { ...(await settings(makeFolder())), ...s3.environment() };
    const { s3: bucket } = readConfig(stored);
    if (bucket === undefined) throw new Error('The bucket is not configured.');
    await createS3FileStore(bucket).write('ab/picture.png', Buffer.from('png'));
    const inBucket = await start(stored);
    expect(inBucket).toEqual([1, expect.stringMatching(/images in the bucket .* set S3_BUCKET to an empty/)]);
    // A server of another machine does not hold this data folder.
    const other = openDatabase(readConfig(stored));
    onTestFinished(() => other.close());
    const busy = await other.db.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      return octavo(stored, ['start-over']);
    });
    expect([busy.code, busy.error]).toEqual([
      1,
      expect.stringMatching(/^The database has 1 other connection;/),
    ]);
    // The failed starts have created nothing.
    expect((await start(await settings(makeFolder())))[0]).toBe(0);
    // From then on, the images belong to this database.
    expect((await start(stored))[0]).toBe(0);
  });
});
