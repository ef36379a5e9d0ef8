import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

test('an interrupted migration on SQLite leaves nothing behind, and the next start runs it', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-migrate-'));
  const { db, close } = openDatabase({ databaseUrl: undefined, dataDir });
  onTestFinished(async () => {
    await close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  const makeTable = (schema: Kysely<unknown>, name: string) =>
    schema.schema.createTable(name).addColumn('id', 'text').execute();
  let broken = true;
  const migrations = {
    first: { up: (tx: Kysely<unknown>) => makeTable(tx, 'one') },
    second: {
      async up(tx: Kysely<unknown>) {
        await makeTable(tx, 'two');
        if (broken) throw new Error('the process ends here');
      },
    },
  };
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);

  await expect(migrate(db, migrations)).rejects.toThrow('the process ends here');
  expect(await tables()).toEqual([]);
  broken = false;
  await migrate(db, migrations);
  expect(await tables()).toEqual(['one', 'two']);
});
