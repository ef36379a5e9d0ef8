import { expect, it, onTestFinished } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import { failSyncsOf } from '../support/failing-disk.ts';
import { startRealServer } from '../support/real-server.ts';
import { startLoad, writeUntilRefused } from './load.ts';
import { plan, rounds, tell } from './rounds.ts';

it('a server on SQLite whose disk fails to sync stops writing until it starts again, and loses nothing', async () => {
  const server = await startRealServer('SQLite');
  onTestFinished(() => server.remove());
  const load = await startLoad(server);
  for (const writes of plan(rounds(2, 50), fc.integer({ min: 1, max: 24 }))) {
    for (let count = 0; count < writes; count += 1) await load.writers[count % load.writers.length]?.write();
    const disk = await failSyncsOf(server.pid);
    const refusals = [];
    for (const writer of load.writers) {
      refusals.push(await writeUntilRefused(writer));
      // Then the disk seems to work again, but nobody knows what it has dropped.
      await disk.repair();
    }
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, code: 'storage_failed' });
    await server.kill();
    await server.restart();
    await load.settle();
  }
  await load.verify();
  tell({ acknowledged: load.acknowledged(), lost: 0 });
});
