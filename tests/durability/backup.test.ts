import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { octavo } from '../support/octavo-command.ts';
import { databaseKinds, editorAccount, type DatabaseKind } from '../support/real-server.ts';
import { startS3Server } from '../support/s3-server.ts';
import { signInToApi } from './author.ts';
import { allFiles, backUp, emptyPlace, makeFolder, readEverything, startServer } from './installation.ts';
import { rounds } from './rounds.ts';

describe.each(databaseKinds)('a backup of a server on %s', (kind) => {
  const other = kind === 'SQLite' ? 'PostgreSQL' : 'SQLite';

  it('is made while the server runs, again and again, for the eyes of its owner only', async () => {
    const server = await startServer(kind);
    const target = path.join(makeFolder(), 'kept here');
    const folders = [await backUp(server, target), await backUp(server, target)];
    expect(new Set(folders).size).toBe(2);
    expect(fs.readdirSync(target).toSorted()).toEqual(
      ['lock', ...folders.map((folder) => path.basename(folder))].toSorted(),
    );
    for (const file of allFiles(target)) {
      const { mode } = fs.statSync(file);
      expect([file, mode & 0o077]).toEqual([file, 0]);
    }
  });

  it.each<DatabaseKind>([kind, other])(
    'is restored into %s, with every record, picture and key',
    async (into) => {
      const server = await startServer(kind);
      const before = await readEverything(server.url);
      const folder = await backUp(server, makeFolder());
      const secret = fs.readFileSync(path.join(folder, 'secret'), 'utf8').trim();

      const place = await emptyPlace(into, secret);
      const restored = await octavo(place, ['restore', folder]);
      expect(restored).toMatchObject({ code: 0, error: '' });
      await server.stop();
      const copy = await startServer(into, { ...place, OCTAVO_DEMO: '0' });
      expect(await readEverything(copy.url)).toEqual(before);
      expect(copy.output()).not.toMatch(/error/i);
      const refused = await octavo(copy.environment, ['restore', folder, '--replace']);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.error).toMatch(/in use by another Octavo|other connections?;/);
      await copy.stop();
      expect(await octavo(place, ['restore', folder])).toMatchObject({ code: 1, out: '' });
      expect(await octavo(place, ['restore', folder, '--replace'])).toMatchObject({ code: 0, error: '' });
    },
  );

  it('holds every write that was acknowledged before it began, and stops none', async () => {
    const server = await startServer(kind);
    const author = await signInToApi(server.url, editorAccount);
    const page = await author.makePage();
    const target = makeFolder();
    let written: readonly string[] = [];
    const stop = new AbortController();
    const writing = Array.from({ length: 3 }, async (_, writer) => {
      for (let count = 0; !stop.signal.aborted; count += 1) {
        const { id } = await author.addBlock(page, `${writer}.${count}`);
        written = [...written, id];
      }
    });
    for (let round = 0; round < rounds(3, 20); round += 1) {
      const before = written;
      const kept = blocksIn(await backUp(server, target));
      expect(before.filter((id) => !kept.has(id))).toEqual([]);
    }
    stop.abort();
    await Promise.all(writing);
    expect(written.length).toBeGreaterThan(20);
  });

  it('moves pictures from a folder to S3, and from S3 to a folder', async () => {
    const s3 = await startS3Server();
    onTestFinished(() => s3.close());
    const server = await startServer(kind);
    const before = await readEverything(server.url);
    const folder = await backUp(server, makeFolder());
    const secret = fs.readFileSync(path.join(folder, 'secret'), 'utf8').trim();

    const inS3 = { ...(await emptyPlace(kind, secret)), ...s3.environment() };
    expect(await octavo(inS3, ['restore', folder])).toMatchObject({ code: 0, error: '' });
    expect(s3.keys().length).toBeGreaterThan(10);
    const remote = await startServer(kind, { ...inS3, OCTAVO_DEMO: '0' });
    expect(await readEverything(remote.url)).toEqual(before);

    const back = await emptyPlace(kind, secret);
    const again = await backUp(remote, makeFolder());
    expect(await octavo(back, ['restore', again])).toMatchObject({ code: 0, error: '' });
    const local = await startServer(kind, { ...back, OCTAVO_DEMO: '0' });
    expect(await readEverything(local.url)).toEqual(before);
  });

  it('is not made with another secret than that of the installation', async () => {
    const server = await startServer(kind);
    const target = makeFolder();
    const wrong = { ...server.environment, OCTAVO_SECRET: 'a secret of somebody else' };
    const ran = await octavo(wrong, ['backup', target]);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.error).toMatch(/OCTAVO_SECRET is not the secret of this installation/);
    expect(allFiles(target)).toEqual([]);
  });

  it('names pictures that are missing in the store', async () => {
    const server = await startServer(kind);
    const [lost = ''] = allFiles(path.join(server.dataDir, 'media')).filter((file) => file.endsWith('.jpg'));
    fs.rmSync(lost);
    const ran = await octavo(server.environment, ['backup', makeFolder(), '--json']);
    const name = path.relative(path.join(server.dataDir, 'media'), lost);
    expect(ran).toMatchObject({ code: 0, error: `The picture ${name} is missing in the store.\n` });
    const { folder, missing } = JSON.parse(ran.out) as { folder: string; missing: readonly string[] };
    expect(missing).toEqual([name]);
    const secret = fs.readFileSync(path.join(folder, 'secret'), 'utf8').trim();
    expect(await octavo(await emptyPlace(kind, secret), ['restore', folder])).toMatchObject({ code: 0 });
  });

  it('is refused when it is damaged, newer, or made with another secret, and nothing is created', async () => {
    const server = await startServer(kind);
    const folder = await backUp(server, makeFolder());
    const secret = fs.readFileSync(path.join(folder, 'secret'), 'utf8').trim();
    const place = await emptyPlace(kind, secret);
    const refusal = async (settings: Record<string, string> = {}) => {
      const ran = await octavo({ ...place, ...settings }, ['restore', folder]);
      expect([ran.code, ran.out]).toEqual([1, '']);
      return ran.error;
    };
    expect(await refusal({ OCTAVO_SECRET: 'a secret of somebody else' })).toMatch(
      /^OCTAVO_SECRET is not the secret of this backup;/,
    );
    const [picture = ''] = allFiles(path.join(folder, 'media')).filter((file) => file.endsWith('.jpg'));
    const bytes = fs.readFileSync(picture);
    for (const damage of [bytes.subarray(1), Buffer.concat([Buffer.from([1]), bytes.subarray(1)])]) {
      fs.writeFileSync(picture, damage);
      expect(await refusal()).toBe(`The backup is damaged: ${picture} is not what was written.\n`);
    }
    fs.rmSync(picture);
    expect(await refusal()).toBe(`The backup is not complete: ${picture} is missing.\n`);
    fs.writeFileSync(picture, bytes);
    const manifest = path.join(folder, 'manifest.json');
    fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('"format": 1', '"format": 2'));
    expect(await refusal()).toMatch(/a newer version of Octavo wrote it, or it is damaged/);
    fs.rmSync(manifest);
    expect(await refusal()).toBe(`${folder} is not a backup: it has no manifest.json.\n`);
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
