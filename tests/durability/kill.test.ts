import { describe, expect, it } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import { databaseKinds } from '../support/real-server.ts';
import { startServer } from './installation.ts';
import { startLoad } from './load.ts';
import { plan, rounds, printCounts } from './rounds.ts';

describe.each(databaseKinds)(
  'a server on %s that is killed while people write, publish and upload',
  (kind) => {
    it('loses no write that it has acknowledged, does none by half, and starts again on its own', async () => {
      const server = await startServer(kind);
      const load = await startLoad(server);
      const kills = plan(rounds(2, 200), fc.integer({ min: 4, max: 24 }));
      for (const writes of kills) {
        const writing = load.writeUntilGone();
        await Promise.race([load.more(writes), writing]);
        await server.kill();
        await writing;
        await server.restart();
        await load.settle();
        expect(server.output()).not.toMatch(/error/i);
      }
      await load.verify();
      expect(load.acknowledged()).toBeGreaterThan(kills.length * 4);
      printCounts({ acknowledged: load.acknowledged(), lost: 0 });
    });
  },
);
