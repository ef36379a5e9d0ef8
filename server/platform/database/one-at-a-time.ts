import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { dialectOf } from './dialect.ts';

/** An arbitrary lock number that nothing else in the database uses. */
const lockNumber = 7_083_529;

/**
 * Milliseconds between attempts to get the lock, and between signals that keep its connection alive: an idle connection
 * is dropped, and the lock with it.
 */
const usual = { askedEvery: 200, heardEvery: 2000 };

/** Runs the work in one process at a time, over PostgreSQL. SQLite has only one process. */
export async function oneAtATime(
  db: Db,
  work: () => Promise<void>,
  { askedEvery, heardEvery } = usual,
): Promise<void> {
  if (dialectOf(db) === 'sqlite') return work();
  await db.connection().execute(async (connection) => {
    // Polled, because a statement that waits longer than the statement timeout is cancelled.
    while (!(await tryLock(connection))) await setTimeout(askedEvery);
    const heard = setInterval(() => void giveSign(connection), heardEvery);
    try {
      await work();
    } finally {
      clearInterval(heard);
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection);
    }
  });
}

/** If this fails, releasing the lock fails too and reports the error. */
async function giveSign(connection: Db): Promise<void> {
  await sql`select 1`.execute(connection).catch(() => undefined);
}

async function tryLock(connection: Db): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_lock(${lockNumber}) as locked`.execute(connection);
  return rows[0]?.locked === true;
}
