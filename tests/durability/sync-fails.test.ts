import { describe, expect, it, onTestFinished } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import type { RealServer } from '../support/real-server.ts';
import { signInToApi } from './author.ts';
import { rejectionOf } from './caller.ts';
import { startServer } from './installation.ts';
import { startLoad, writeUntilRejected } from './load.ts';
import { upload } from './images.ts';
import { plan, rounds, printCounts } from './rounds.ts';
import { spawn } from 'node:child_process';
import { ensureProgram, findCommand } from '../../tools/system-package.ts';
import { until } from '../../tools/until.ts';

/** A disk on which every sync of one process fails. */
type FailingDisk = Awaited<ReturnType<typeof failSyncsOf>>;

/** Makes every sync of a running process fail with EIO. */
async function failSyncsOf(pid: number) {
  const calls = 'fsync,fdatasync';
  const tracer = spawn(
    ensureProgram('strace', () => findCommand(['strace'])),
    ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  tracer.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => tracer.once('close', () => resolve()));
  await until(() => {
    if (tracer.exitCode !== null) throw new Error(`strace ended: ${said}`);
    return said.includes('attached');
  });
  return {
    /** Lets syncs succeed again. */
    async repair() {
      tracer.kill('SIGINT');
      await ended;
    },
  };
}

const failed = { status: 503, code: 'storage_failed' };

async function failSyncs(server: RealServer): Promise<FailingDisk> {
  const disk = await failSyncsOf(server.pid);
  onTestFinished(() => disk.repair());
  return disk;
}

describe('a server whose disk fails to sync', () => {
  it('on SQLite stops writing until it starts again, and loses nothing', async () => {
    const server = await startServer('SQLite');
    const author = await signInToApi(server.url);
    const page = await author.makePage();
    const kept = await author.addBlock(page, 'on the disk');
    const load = await startLoad(server);
    for (const writes of plan(rounds(1, 50), fc.integer({ min: 1, max: 24 }))) {
      for (let count = 0; count < writes; count += 1)
        await load.writers[count % load.writers.length]?.write();
      const disk = await failSyncs(server);
      const rejections = [];
      for (const writer of load.writers) {
        rejections.push(await writeUntilRejected(writer));
        // Then the disk seems to work again, but may have dropped writes.
        await disk.repair();
      }
      for (const rejection of rejections) expect(rejection).toMatchObject(failed);
      const removal = author.call(`blocks/${kept.id}/`, { method: 'DELETE' });
      expect(await rejectionOf(removal)).toMatchObject(failed);
      expect((await author.readBlocks(page)).map(({ id }) => id)).toEqual([kept.id]);
      expect(await rejectionOf(author.call('system/ready/'))).toMatchObject({
        status: 503,
        body: { database: 'down', storage: 'ok' },
      });
      expect(server.output()).toMatch(
        /"level":60.*the disk failed: nothing is saved until Octavo starts again/,
      );
      await server.kill();
      await server.restart();
      expect((await author.readBlocks(page)).map(({ id }) => id)).toEqual([kept.id]);
      await load.settle();
    }
    await load.verify();
    await author.makeWorkspace();
    printCounts({ acknowledged: load.acknowledged(), lost: 0 });
  });

  it('on PostgreSQL stops uploads until it starts again, while other writes go on', async () => {
    const server = await startServer('PostgreSQL');
    const author = await signInToApi(server.url);
    const workspace = await author.makeWorkspace();
    await upload(author.call, workspace);

    const disk = await failSyncs(server);
    expect(await rejectionOf(upload(author.call, workspace))).toMatchObject(failed);
    await disk.repair();

    expect(await rejectionOf(upload(author.call, workspace))).toMatchObject(failed);
    await author.makeWorkspace();
    expect(await rejectionOf(author.call('system/ready/'))).toMatchObject({
      status: 503,
      body: { database: 'ok', storage: 'down' },
    });

    await server.restart();
    await upload(author.call, workspace);
  });
});
