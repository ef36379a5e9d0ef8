import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isLockTimeout, type Dialect } from './errors.ts';

/** How often a removal retries before it gives up, after some seconds. */
const attempts = 25;

/**
 * Removes a record and everything that belongs to it in one transaction. Writers lock a record before its parents and
 * removals lock in the opposite order, so the two could deadlock. A removal therefore waits only briefly, rolls back
 * and retries. SQLite does not need this, since its writers queue.
 */
export async function giveWay<Answer>(
  { db, dialect }: { db: Db; dialect: Dialect },
  removal: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        if (dialect === 'postgres') await sql`set local lock_timeout = '200ms'`.execute(tx);
        return removal(tx);
      });
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error;
      await pause(Math.random() * 100);
    }
  }
}
