import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../../server/migrations/index.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { bringUpToDate } from '../../server/platform/database/migrate.ts';
import { openPostgres } from '../../server/platform/database/postgres.ts';
import { describeOn } from '../support/world.ts';

/** How long a request's connection may take, in milliseconds; shorter than usual, so that exceeding it is quick. */
const patience = { statement: 200, silence: 300 };

describeOn('postgres', 'A migration', (makeWorld) => {
  it('may take longer than any request, while other processes wait for it', async () => {
    const { config } = (await makeWorld()).dependencies;
    let made = 0;
    const slow = async (db: Kysely<unknown>) => {
      made += 1;
      // The statement waits for a lock of a request's connection, until that connection is lost.
      const requests = openPostgres(config.databaseUrl ?? '', { patience });
      const request = await requests.connect();
      await request.query('select pg_advisory_lock(1)');
      await sql`select pg_advisory_xact_lock(1)`.execute(db);
      request.release(true);
      await requests.end();
    };
    const start = async () => {
      const database = openDatabase(config, { patience });
      try {
        await bringUpToDate(config, database.db, { ...migrations, '9999-slow': { up: slow } });
      } finally {
        await database.close();
      }
    };
    await Promise.all([start(), start()]);
    expect(made).toBe(1);
  });
});
