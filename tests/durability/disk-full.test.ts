import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { freePort } from '../../tools/free-port.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { fc } from '../../tools/seeded.ts';
import { until } from '../../tools/until.ts';
import { exitOf, spawnServer } from '../support/real-server.ts';
import { signInToApi } from './author.ts';
import { type Call, RejectedError, rejectionOf, signIn } from './caller.ts';
import { startServer } from './installation.ts';
import { startLoad, writeUntilRejected } from './load.ts';
import { upload } from './images.ts';
import { plan, rounds, printCounts } from './rounds.ts';
import type { Writer } from './writer.ts';
import os from 'node:os';
import { asRoot } from '../support/as-root.ts';

/** A separate file system, small enough to be filled. */
type SmallDisk = ReturnType<typeof mountSmallDisk>;

/** Mounts a file system of this many megabytes. Needs root, or `sudo` without a password, and Linux. */
function mountSmallDisk(megabytes: number, folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-disk-'))) {
  fs.mkdirSync(folder, { recursive: true });
  const options = `size=${megabytes}m,mode=0777`;
  asRoot('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    /** Takes all the room that is left. */
    fill() {
      const handle = fs.openSync(filler, 'a');
      try {
        // In small steps at the end, so that nothing is left.
        for (const size of [1 << 20, 1 << 12]) writeUntilFull(handle, Buffer.alloc(size, 1));
      } finally {
        fs.closeSync(handle);
      }
    },
    /** Frees the space that `fill` took. */
    empty: () => fs.rmSync(filler, { force: true }),
    remove() {
      asRoot('umount', '-l', folder);
      fs.rmdirSync(folder);
    },
  };
}

function writeUntilFull(handle: number, bytes: Buffer): void {
  try {
    while (fs.writeSync(handle, bytes) === bytes.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

const full = { status: 507, code: 'storage_full' };

function mountDisk(megabytes: number): SmallDisk {
  const disk = mountSmallDisk(megabytes);
  onTestFinished(() => disk.remove());
  return disk;
}

/** Sends the same write in every language, and expects a different error sentence in each. */
async function expectSentences(write: (headers: Record<string, string>) => Promise<unknown>): Promise<void> {
  const sentences = new Set<unknown>();
  for (const language of languages) {
    const rejection = await rejectionOf(write({ 'accept-language': language }));
    expect(rejection).toMatchObject(full);
    sentences.add(rejection.body['message']);
  }
  expect(sentences.size).toBe(languages.length);
}

const body = { type: 'BLOG', title: 'Disk' };
const makeWorkspace = (call: Call, headers = {}) => call<{ id: string }>('workspaces/', { body, headers });

describe('a server whose disk is full', () => {
  it('on SQLite rejects writes, answers everything else, and continues with space', async () => {
    const disk = mountDisk(256);
    const server = await startServer('SQLite', {}, disk.folder);
    const load = await startLoad(server);
    for (const writes of plan(rounds(1, 50), fc.integer({ min: 0, max: 40 }))) {
      for (let count = 0; count < writes; count += 1)
        await load.writers[count % load.writers.length]?.write();
      disk.fill();
      for (const writer of load.writers) expect(await writeUntilRejected(writer)).toMatchObject(full);
      // Everything is read while the disk is full, by a user who signs in only then.
      await signIn(server.url);
      await load.settle();
      disk.empty();
      await Promise.all(load.writers.map((writer) => until(() => writesAgain(writer))));
    }
    await load.verify();
    printCounts({ acknowledged: load.acknowledged() });
  });

  it('on SQLite reports it in every language, while users sign in, delete and start it again', async () => {
    const disk = mountDisk(100);
    const server = await startServer('SQLite', {}, disk.folder);
    const call = await signIn(server.url);
    const { id } = await makeWorkspace(call);
    const media = await upload(call, id);

    disk.fill();
    await expectSentences((headers) => makeWorkspace(call, headers));
    expect(await rejectionOf(upload(call, id))).toMatchObject(full);
    // The remaining space suffices for any number of these.
    for (let round = 0; round < 30; round += 1) await signIn(server.url);
    await call('system/ready/');
    await call(`media/${media.id}/?workspace=${id}`, { method: 'DELETE' });
    const { results } = await call<{ results: readonly { id: string }[] }>('workspaces/');
    for (const workspace of results) await call(`workspaces/${workspace.id}/`, { method: 'DELETE' });
    expect(results.length).toBeGreaterThan(3);

    // A start on the full disk: the reserve is used up to let it happen.
    await server.restart();
    const again = await signIn(server.url);
    expect(await rejectionOf(makeWorkspace(again))).toMatchObject(full);

    disk.empty();
    await until(() =>
      makeWorkspace(again).then(
        () => true,
        () => false,
      ),
    );
    disk.fill();
    await signIn(server.url);
    expect(await rejectionOf(makeWorkspace(again))).toMatchObject(full);
  });

  it('on PostgreSQL rejects writes that need space, while users sign in, read and delete', async () => {
    const disk = mountDisk(200);
    const postgres = await startPostgres({ folder: disk.folder });
    onTestFinished(() => postgres.stop());
    const server = await startServer('PostgreSQL', { DATABASE_URL: postgres.url, OCTAVO_DEMO: '1' });
    const author = await signInToApi(server.url);
    const workspace = await author.makeWorkspace();
    const page = await author.makePage(workspace);
    // Too varied to be compressed, and therefore larger than the free room in the pages of a table.
    const text = createHash('shake256', { outputLength: 50_000 }).update('text').digest('hex');
    await author.addBlock(page, 'Large', text);

    disk.fill();
    const large = author.block(page, 'Large', text);
    await expectSentences((headers) => author.call('blocks/', { body: large, headers }));
    const again = await signIn(server.url);
    await again(`pages/${page}/`);
    await again('system/ready/');
    await again(`workspaces/${workspace}/`, { method: 'DELETE' });

    disk.empty();
    await makeWorkspace(again);
  });

  it.each(['a first start', 'a start that has used up its reserve'])('names it at %s', async (start) => {
    const disk = mountDisk(100);
    let dataDir = path.join(disk.folder, 'data');
    if (start === 'a first start') {
      fs.mkdirSync(dataDir);
    } else {
      const server = await startServer('SQLite', {}, disk.folder);
      await server.stop();
      dataDir = server.dataDir;
      fs.truncateSync(path.join(dataDir, 'reserve'));
    }
    disk.fill();
    const { child, output } = spawnServer({ PORT: String(await freePort()), OCTAVO_DATA_DIR: dataDir });
    onTestFinished(() => void child.kill('SIGKILL'));
    expect([await exitOf(child), output()]).toEqual([
      1,
      expect.stringMatching(/^.*the disk is full; make room\.\n$/i),
    ]);
  });
});

/** Whether there is room for the next write. */
async function writesAgain(writer: Writer): Promise<boolean> {
  try {
    await writer.settle();
    await writer.write();
    return true;
  } catch (error) {
    if (error instanceof RejectedError && error.status === 507) return false;
    throw error;
  }
}
