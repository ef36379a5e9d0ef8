import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migratedSqliteDatabase } from '../../../tests/support/fresh-sqlite.ts';
import { copyTables } from './copy-tables.ts';
import { openDatabase, type Database } from './database.ts';
import { listTables } from './tables.ts';

async function openFresh(): Promise<Database> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-copy-'));
  await migratedSqliteDatabase(dataDir);
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  onTestFinished(async () => {
    await database.close();
    fs.rmSync(dataDir, { recursive: true });
  });
  return database;
}

/** Settings of very different lengths, more than one step copies. */
async function fill({ db }: Database): Promise<number> {
  const values = Array.from({ length: 1500 }, (_, at) => ({
    name: `setting ${at}`,
    value: 'x'.repeat(at % 300 === 0 ? 3_000_000 : at),
  }));
  for (const row of values) await db.insertInto('settings').values(row).execute();
  return values.length;
}

async function copy(from: Database, to: Database) {
  const tables = await listTables(from.db);
  const steps: number[] = [];
  const counts = await to.db
    .transaction()
    .execute((db) =>
      copyTables({ from: from.db, to: db, tables }, (text) =>
        steps.push(Number(/^Copying rows: (\d+)/.exec(text)?.[1] ?? Number.NaN)),
      ),
    );
  return { counts, steps };
}

test('every row is copied, in steps that suit the length of the rows', async () => {
  const [from, to] = [await openFresh(), await openFresh()];
  const settings = await fill(from);
  const { counts, steps } = await copy(from, to);
  expect(counts['settings']).toBe(settings);
  // A step holds at most five settings of the longest kind.
  expect(steps.filter((done, at) => done - (steps[at - 1] ?? 0) <= 5).length).toBeGreaterThanOrEqual(300);
  const all = (db: Database['db']) => db.selectFrom('settings').selectAll().orderBy('name').execute();
  expect(await all(to.db)).toEqual(await all(from.db));
});

test('tables come after those they reference', async () => {
  const { db } = await openFresh();
  const names = (await listTables(db)).map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
  for (const [child, parent] of [
    ['blocks', 'pages'],
    ['pages', 'workspaces'],
    ['workspaces', 'users'],
    ['blocks', 'block_content_models'],
  ] as const)
    expect(names.indexOf(child)).toBeGreaterThan(names.indexOf(parent));
});

test.each([
  ['drops', 'delete from settings where name = new.name'],
  ['adds', "insert into settings values ('~', '')"],
])('a target that %s a row is detected, and rolled back', async (_what, statement) => {
  const [from, to] = [await openFresh(), await openFresh()];
  await from.db.insertInto('settings').values({ name: 'setting 7', value: 'x' }).execute();
  await sql`create trigger odd after insert on settings when new.name = 'setting 7' begin ${sql.raw(statement)}; end`.execute(
    to.db,
  );
  await expect(copy(from, to)).rejects.toThrow('The copy of settings has other rows.');
  expect(await to.db.selectFrom('settings').selectAll().execute()).toEqual([]);
});
