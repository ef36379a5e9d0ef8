import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Dialect } from './errors.ts';

/** Any number that nothing else in the database locks. */
const lockNumber = 7_083_529;

/** In milliseconds: how often the lock is asked for, and how often whoever has it says that it lives. A connection on which nothing moves is dropped, and the lock with it. */
const usual = { askedEvery: 200, heardEvery: 2000 };

/** Runs the work while no other process does, over PostgreSQL. SQLite has one process only. */
export async function oneAtATime(
  { db, dialect }: { readonly db: Db; readonly dialect: Dialect },
  work: () => Promise<void>,
  { askedEvery, heardEvery } = usual,
): Promise<void> {
  if (dialect === 'sqlite') return work();
  await db.connection().execute(async (connection) => {
    // Asked again and again, because a statement that waits longer than the statement timeout is ended.
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

/** Should it fail, giving the lock back fails too and says so. */
async function giveSign(connection: Db): Promise<void> {
  await sql`select 1`.execute(connection).catch(() => undefined);
}

async function tryLock(connection: Db): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_lock(${lockNumber}) as locked`.execute(connection);
  return rows[0]?.locked === true;
}
