import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Dialect } from './errors.ts';

/** Any number that nothing else in the database locks. */
const lockNumber = 7_083_529;

const askedEvery = 200;

/** Runs the work while no other process does, over PostgreSQL. SQLite has one process only. */
export async function oneAtATime(db: Db, dialect: Dialect, work: () => Promise<void>): Promise<void> {
  if (dialect === 'sqlite') return work();
  await db.connection().execute(async (connection) => {
    // Asked again and again, because a statement that waits longer than the statement timeout is ended.
    while (!(await tryLock(connection))) await setTimeout(askedEvery);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection);
    }
  });
}

async function tryLock(connection: Db): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_lock(${lockNumber}) as locked`.execute(connection);
  return rows[0]?.locked === true;
}
