import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/platform/database/database.ts';
import { oneAtATime } from '../../server/platform/database/one-at-a-time.ts';
import { openPostgres } from '../../server/platform/database/postgres.ts';
import { describeOn } from '../support/world.ts';

const patience = { silence: 1000 };
const pace = { askedEvery: 20, heardEvery: 100 };

describeOn('postgres', 'Work that only one process does at a time', (makeWorld) => {
  it('may outlast a silent connection, and keeps other processes out throughout', async () => {
    const { config } = (await makeWorld()).dependencies;
    const database = openDatabase(config, { patience });
    onTestFinished(() => database.close());
    const silent = openPostgres(config.databaseUrl ?? '', { patience });
    onTestFinished(() => silent.end());
    const begun = Promise.withResolvers<void>();
    const done: string[] = [];
    const long = oneAtATime(
      database.db,
      async () => {
        begun.resolve();
        // Meanwhile, a connection that shows no sign of life is opened and lost.
        const client = await silent.connect();
        await new Promise((resolve) => client.once('end', resolve));
        client.release(true);
        done.push('long');
      },
      pace,
    );
    await begun.promise;
    await oneAtATime(database.db, async () => void done.push('next'), pace);
    await long;
    expect(done).toEqual(['long', 'next']);
  });
});
