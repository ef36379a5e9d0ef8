import { expect, it, onTestFinished } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import { until } from '../../tools/until.ts';
import { startRealServer } from '../support/real-server.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { RefusedError, signIn } from './caller.ts';
import { startLoad, writeUntilRefused } from './load.ts';
import { plan, rounds, tell } from './rounds.ts';
import { Times } from './times.ts';
import type { Writer } from './writer.ts';

it('a server on SQLite whose disk is full refuses writes, answers everything else, and continues with space', async () => {
  const disk = mountSmallDisk(256);
  onTestFinished(() => disk.remove());
  const server = await startRealServer('SQLite', {}, disk.folder);
  onTestFinished(() => server.remove());
  const load = await startLoad(server);
  const [refusals, returns] = [new Times(), new Times()];
  for (const writes of plan(rounds(3, 50), fc.integer({ min: 0, max: 40 }))) {
    for (let count = 0; count < writes; count += 1) await load.writers[count % load.writers.length]?.write();
    disk.fill();
    for (const writer of load.writers) {
      const refusal = await refusals.measure(() => writeUntilRefused(writer));
      expect(refusal).toMatchObject({ status: 507, code: 'storage_full' });
    }
    // Everything is read while the disk is full, by somebody who signs in only now.
    await signIn(server.url);
    await load.settle();
    disk.empty();
    await returns.measure(() => Promise.all(load.writers.map((writer) => until(() => writesAgain(writer)))));
  }
  await load.verify();
  tell({
    acknowledged: load.acknowledged(),
    'refused within, ms': refusals.longest(),
    'writes again within, ms': returns.longest(),
  });
});

/** Whether there is room for the next write. */
async function writesAgain(writer: Writer): Promise<boolean> {
  try {
    await writer.settle();
    await writer.write();
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 507) return false;
    throw error;
  }
}
