import { CompiledQuery, Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from './database.ts';
import { prepare, prepareFirst } from './prepared.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

async function openSettings() {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(openSqlite(':memory:')) });
  onTestFinished(() => db.destroy());
  await db.executeQuery(CompiledQuery.raw('create table settings (name text primary key, value text)'));
  return db;
}

/** Query builders over settings that count their calls. */
function makeQueries() {
  const built: string[] = [];
  return {
    built,
    insert: prepare((db: Db, row: { name: string; value: string }) => {
      built.push('insert');
      return db.insertInto('settings').values({ name: row.name, value: row.value });
    }),
    find: prepareFirst((db: Db, wanted: { name: string }) => {
      built.push('find');
      return db.selectFrom('settings').select('value').where('name', '=', wanted.name).limit(1);
    }),
  };
}

test('a query is built once and uses the values of each run', async () => {
  const db = await openSettings();
  const { insert, find, built } = makeQueries();
  await insert(db, { name: 'a', value: '1' });
  await insert(db, { name: 'b', value: '2' });
  expect([
    await find(db, { name: 'b' }),
    await find(db, { name: 'a' }),
    await find(db, { name: 'c' }),
  ]).toEqual([{ value: '2' }, { value: '1' }, undefined]);
  expect(built).toEqual(['insert', 'find']);
});

test('runs in the given transaction', async () => {
  const db = await openSettings();
  const { insert, find } = makeQueries();
  await find(db, { name: 'a' });
  const undone = db.transaction().execute(async (tx) => {
    await insert(tx, { name: 'a', value: '1' });
    expect(await find(tx, { name: 'a' })).toEqual({ value: '1' });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await find(db, { name: 'a' })).toBeUndefined();
});
