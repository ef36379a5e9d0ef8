import { describe, expect, test } from 'vitest';
import { octavo } from '../support/octavo-command.ts';
import { databaseKinds } from '../support/real-server.ts';
import { startServer } from './installation.ts';
import { startLoad } from './load.ts';
import { rounds } from './rounds.ts';

describe.each(databaseKinds)('octavo check beside a server that writes, on %s', (kind) => {
  test('finds no damage', async () => {
    const count = rounds(1, 50);
    const server = await startServer(kind);
    const load = await startLoad(server, 2);
    const storm = load.writeThrough();
    const more = (writes: number) => {
      const enough = load.acknowledged() + writes;
      return storm.until(() => load.acknowledged() >= enough);
    };
    for (let round = 0; round < count; round += 1) {
      // Writing continues between the checks.
      await more(5);
      const { code, out, error } = await octavo(server.environment, ['check', '--json']);
      expect([error, (JSON.parse(out) as { damage: unknown }).damage, code]).toEqual(['', [], 0]);
    }
    await more(1);
    await storm.stop();
  });
});
