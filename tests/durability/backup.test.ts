import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runsAllTests } from '../support/all-tests.ts';
import { octavo } from '../support/octavo-command.ts';
import { databaseKinds } from '../support/real-server.ts';
import { startS3Server } from '../support/s3-server.ts';
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

describe.each(databaseKinds)('a backup of a server on %s', (kind) => {
  const other = kind === 'SQLite' ? 'PostgreSQL' : 'SQLite';
  let from: BackedUp;
  beforeAll(async () => {
    from = await startBackedUp(kind);
  });
  afterAll(() => from.remove());

  // From SQLite, the way there and back has both directions.
  const isShort = !runsAllTests() && process.env['OCTAVO_FAULTS'] !== 'long';
  it.skipIf(isShort && kind === 'PostgreSQL')(
    `is restored with every record, image and key: into ${other} and S3, and from there back into a folder`,
    async () => {
      const s3 = await startS3Server();
      onTestFinished(() => s3.close());
      const inS3 = { ...(await emptyPlace(other, from.secret)), ...s3.environment() };
      expect(await octavo(inS3, ['restore', from.backup])).toMatchObject({ code: 0, error: '' });
      expect(s3.keys().length).toBeGreaterThan(10);
      const remote = await startServer(other, { ...inS3, OCTAVO_DEMO: '0' });
      expect(await readEverything(remote.url)).toEqual(from.contents);
      expect(remote.output()).not.toMatch(/error/i);
      const again = await backUp(remote, makeFolder());
      await remote.stop();

      const place = await emptyPlace(kind, from.secret);
      expect(await octavo(place, ['restore', again])).toMatchObject({ code: 0, error: '' });
      const local = await startServer(kind, { ...place, OCTAVO_DEMO: '0' });
      expect(await readEverything(local.url)).toEqual(from.contents);
      expect(local.output()).not.toMatch(/error/i);
    },
  );

  it('replaces another installation only on request, and never one that is running', async () => {
    const running = await octavo(from.server.environment, ['restore', from.backup, '--replace']);
    expect(running).toMatchObject({ code: 1, out: '' });
    expect(running.error).toMatch(/in use by another Octavo|other connections?;/);
    const place = await emptyPlace(kind, from.secret);
    expect(await octavo(place, ['restore', from.backup])).toMatchObject({ code: 0, error: '' });
    expect(await octavo(place, ['restore', from.backup])).toMatchObject({ code: 1, out: '' });
    expect(await octavo(place, ['restore', from.backup, '--replace'])).toMatchObject({ code: 0, error: '' });
  });

  it('holds every write that was acknowledged before it began, stops none, and is for its owner only', async () => {
    const server = await startServer(kind);
    const author = await signInToApi(server.url);
    const target = path.join(makeFolder(), 'kept here');
    let written: readonly string[] = [];
    const stop = new AbortController();
    const writing = Array.from({ length: 3 }, async (_, writer) => {
      let page = '';
      for (let count = 0; !stop.signal.aborted; count += 1) {
        // A page has at most 2,000 blocks.
        if (count % 1000 === 0) page = await author.makePage();
        const { id } = await author.addBlock(page, `${writer}.${count}`);
        written = [...written, id];
      }
    });
    const folders: string[] = [];
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const before = written;
      folders.push(await backUp(server, target));
      const kept = blocksIn(folders.at(-1) ?? '');
      expect(before.filter((id) => !kept.has(id))).toEqual([]);
    }
    stop.abort();
    await Promise.all(writing);
    expect(written.length).toBeGreaterThan(20);

    const names = ['lock', ...folders.map((folder) => path.basename(folder))];
    expect(fs.readdirSync(target).toSorted()).toEqual(names.toSorted());
    for (const file of allFiles(target)) {
      const { mode } = fs.statSync(file);
      expect([file, mode & 0o077]).toEqual([file, 0]);
    }
  });

  it('is not made with another secret than that of the installation', async () => {
    const target = makeFolder();
    const wrong = { ...from.server.environment, OCTAVO_SECRET: 'a secret of somebody else' };
    const ran = await octavo(wrong, ['backup', target]);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.error).toMatch(/OCTAVO_SECRET is not the secret of this installation/);
    expect(allFiles(target)).toEqual([]);
  });

  it('is not written where there is a file', async () => {
    const file = path.join(makeFolder(), 'file');
    fs.writeFileSync(file, '');
    const ran = await octavo(from.server.environment, ['backup', file]);
    expect([ran.code, ran.error]).toEqual([1, expect.stringMatching(/is not a folder\.\n$/)]);
  });

  it('names images that are missing in the store', async () => {
    const media = path.join(from.server.dataDir, 'media');
    const [lost = ''] = allFiles(media).filter((file) => file.endsWith('.jpg'));
    const aside = path.join(makeFolder(), 'aside.jpg');
    fs.copyFileSync(lost, aside);
    fs.rmSync(lost);
    onTestFinished(() => fs.copyFileSync(aside, lost));
    const ran = await octavo(from.server.environment, ['backup', makeFolder(), '--json']);
    const name = path.relative(media, lost);
    expect(ran).toMatchObject({ code: 0, error: `The image ${name} is missing in the store.\n` });
    const { folder, missing } = JSON.parse(ran.out) as { folder: string; missing: readonly string[] };
    expect(missing).toEqual([name]);
    const place = await emptyPlace(kind, secretOf(folder));
    expect(await octavo(place, ['restore', folder])).toMatchObject({ code: 0 });
  });

  it('is rejected when it is damaged, newer, or made with another secret, and nothing is created', async () => {
    const folder = path.join(makeFolder(), 'backup');
    fs.cpSync(from.backup, folder, { recursive: true });
    const place = await emptyPlace(kind, from.secret);
    const rejection = async (settings: Record<string, string> = {}) => {
      const ran = await octavo({ ...place, ...settings }, ['restore', folder]);
      expect([ran.code, ran.out]).toEqual([1, '']);
      return ran.error;
    };
    expect(await rejection({ OCTAVO_SECRET: 'a secret of somebody else' })).toMatch(
      /^OCTAVO_SECRET is not the secret of this backup;/,
    );
    const [image = ''] = allFiles(path.join(folder, 'media')).filter((file) => file.endsWith('.jpg'));
    const bytes = fs.readFileSync(image);
    for (const damage of [bytes.subarray(1), Buffer.concat([Buffer.from([1]), bytes.subarray(1)])]) {
      fs.writeFileSync(image, damage);
      expect(await rejection()).toBe(`The backup is damaged: ${image} is not what was written.\n`);
    }
    fs.rmSync(image);
    expect(await rejection()).toBe(`The backup is not complete: ${image} is missing.\n`);
    fs.writeFileSync(image, bytes);
    const manifest = path.join(folder, 'manifest.json');
    fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('"format": 1', '"format": 2'));
    expect(await rejection()).toMatch(/a newer version of Octavo wrote it, or it is damaged/);
    fs.rmSync(manifest);
    expect(await rejection()).toBe(`${folder} is not a backup: it has no manifest.json.\n`);
    expect(fs.existsSync(place['OCTAVO_DATA_DIR'] ?? '')).toBe(false);
  });
});

/** The ids of the blocks in a backup. */
function blocksIn(folder: string): ReadonlySet<string> {
  const database = new DatabaseSync(path.join(folder, 'octavo.sqlite'), { readOnly: true });
  try {
    return new Set(
      database
        .prepare('select id from blocks')
        .all()
        .map((row) => String(row['id'])),
    );
  } finally {
    database.close();
  }
}
