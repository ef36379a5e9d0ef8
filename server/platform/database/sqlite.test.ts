import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite, sqliteDialect } from './sqlite.ts';

test('a query returns a column that was added after it was prepared', async () => {
  const db = new Kysely<{ notes: { id: string } }>({ dialect: sqliteDialect(openSqlite(':memory:')) });
  await sql`create table notes (id text primary key)`.execute(db);
  await db.insertInto('notes').values({ id: 'a' }).execute();
  const read = () => db.selectFrom('notes').selectAll().execute();
  expect(await read()).toEqual([{ id: 'a' }]);
  await sql`alter table notes add column about text default 'x'`.execute(db);
  expect(await read()).toEqual([{ id: 'a', about: 'x' }]);
  await db.destroy();
});
