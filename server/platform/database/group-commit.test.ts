import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite, sqliteDialect } from './sqlite.ts';

interface Notes {
  notes: { id: string; about: string | null };
}

let dir = '';
let db: Kysely<Notes>;
/** Another connection to the file. It sees only committed data. */
let outside: ReturnType<typeof openSqlite>;

beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-group-'));
  const file = path.join(dir, 'notes.sqlite');
  db = new Kysely<Notes>({ dialect: sqliteDialect(openSqlite(file)) });
  await sql`create table notes (id text primary key, about text references notes (id))`.execute(db);
  outside = openSqlite(file);
});

afterEach(async () => {
  outside.close();
  await db.destroy();
  fs.rmSync(dir, { recursive: true });
});

const committed = () =>
  outside
    .prepare('select id from notes order by id')
    .all()
    .map((row) => row['id']);

function write(id: string, about: string | null = null) {
  return db.transaction().execute(async (tx) => {
    await tx.insertInto('notes').values({ id, about }).execute();
    return committed();
  });
}

function reject(id: string) {
  return db.transaction().execute(async (tx) => {
    await tx.insertInto('notes').values({ id, about: null }).execute();
    throw new Error(`no ${id}`);
  });
}

test('transactions that end together are committed together, and none resolves before that', async () => {
  const seen = await Promise.all([write('a'), write('b'), write('c')]);
  expect(seen).toEqual([[], [], []]);
  expect(committed()).toEqual(['a', 'b', 'c']);
});

test('a failed transaction does not affect the others in its group, whatever its position', async () => {
  const ends = await Promise.allSettled([reject('a'), write('b'), reject('c'), write('d'), reject('e')]);
  expect(ends.map((end) => end.status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(committed()).toEqual(['b', 'd']);
});

test('a failure is reported after everything it may have read is committed', async () => {
  const order: string[] = [];
  await Promise.all([
    write('a').then(() => order.push('written')),
    reject('b').catch(() => order.push(`refused after ${committed().join()}`)),
  ]);
  expect(order).toEqual(['written', 'refused after a']);
});

test('a statement outside a transaction never sees uncommitted data', async () => {
  const writing = write('a');
  const reading = db.selectFrom('notes').select('id').execute();
  const [rows] = await Promise.all([reading.then((found) => [found.length, committed().length]), writing]);
  expect(rows[0]).toBe(rows[1]);
  await Promise.all([write('b'), db.insertInto('notes').values({ id: 'c', about: null }).execute()]);
  expect(committed()).toEqual(['a', 'b', 'c']);
});

test('a slow transaction keeps others out and loses nothing', async () => {
  const slow = db.transaction().execute(async (tx) => {
    await tx.insertInto('notes').values({ id: 'slow', about: null }).execute();
    for (let round = 0; round < 5; round += 1) await yieldToOthers();
  });
  await Promise.all([write('a'), slow, write('b'), db.selectFrom('notes').selectAll().execute()]);
  expect(committed()).toEqual(['a', 'b', 'slow']);
});

test('when the commit fails, every waiting caller gets the error, nothing is stored, and the next commit works', async () => {
  const broken = () =>
    db.transaction().execute(async (tx) => {
      await sql`pragma defer_foreign_keys = on`.execute(tx);
      await tx.insertInto('notes').values({ id: 'orphan', about: 'nothing' }).execute();
    });
  const ends = await Promise.allSettled([write('a'), broken(), write('b')]);
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(committed()).toEqual([]);
  await write('c');
  expect(committed()).toEqual(['c']);
});

test('when SQLite itself rolls back everything uncommitted, every waiting caller gets the error', async () => {
  const undone = () =>
    db.transaction().execute(async (tx) => {
      await sql`insert or rollback into notes (id) values ('a')`.execute(tx);
    });
  const ends = await Promise.allSettled([write('a'), undone(), write('b')]);
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(committed()).toEqual(['b']);
});
